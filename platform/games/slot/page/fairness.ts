import { copyText } from '../../page/copyText.ts';
import { element, setText } from '../../page/element.ts';
import type { Round } from '../round.ts';
import type { RotatedSeeds } from './api.ts';
import { PlayRefusal } from './api.ts';
import { icon } from './icon.ts';
import { createSheet, type Sheet } from './sheet.ts';
import type { GameState } from './state.ts';
import type { Words } from './words.ts';

export interface FairnessActions {
  /** Throws `PlayRefusal` or `PlayFault`. */
  changeSeeds(clientSeed: string): Promise<RotatedSeeds>;
  randomSeed(): string;
}
export interface Fairness extends Sheet {
  update(state: GameState): void;
}

const longestSeed = 64;
const seedPattern = /^\P{C}{1,64}$/u;

/** Address of the verifier for one round, in the language and theme of this page. */
export const verifierAddress = (roundId: string, language: string, theme: string | undefined): string =>
  `/games/verify?${new URLSearchParams({ round: roundId, lang: language, ...(theme === undefined ? {} : { theme }) })}`;

const copyField = (label: string, value: HTMLElement, { texts }: Words): HTMLElement => {
  const words = element('span', {}, texts.copy);
  const button = element('button', { type: 'button', class: 'text-button', 'aria-label': `${texts.copy}: ${label}` }, icon('copy'), words);
  button.addEventListener('click', async () => {
    const copied = await copyText(value.textContent ?? '', value);
    setText(words, copied ? texts.copied : texts.selected);
  });
  return element('div', { class: 'copy-field' }, element('span', { class: 'label' }, label), element('div', { class: 'copy-row' }, value, button));
};

const roundRow = (round: Round, { texts, money, language }: Words): HTMLElement =>
  element(
    'li',
    {},
    element('span', { class: 'figure' }, `#${round.nonce}`),
    element('span', { class: 'figure' }, `${money(round.stake)} → ${money(round.win)}`),
    element(
      'a',
      { href: verifierAddress(round.id, language, document.documentElement.dataset['theme']), target: '_blank', rel: 'noopener', 'aria-label': texts.checkRound(round.nonce) },
      texts.check,
      icon('out'),
    ),
  );

/** Seeds of the rounds to come, changing them, and the way to check the rounds that were. */
export const createFairness = (words: Words, actions: FairnessActions): Fairness => {
  const { texts } = words;
  const sheet = createSheet('fairness', texts.fairness, texts.close);
  const hash = element('code', { class: 'secret' });
  const nonce = element('span', { class: 'figure' });
  const input = element('input', { id: 'client-seed', maxlength: longestSeed, autocomplete: 'off', spellcheck: 'false', 'aria-describedby': 'client-seed-help' });
  const help = element('p', { class: 'help', id: 'client-seed-help', role: 'status' }, texts.clientSeedHelp);
  const fresh = element('button', { type: 'button', class: 'text-button' }, texts.newClientSeed);
  const change = element('button', { type: 'button', class: 'primary-button' }, texts.changeSeeds);
  const revealed = element('section', { class: 'revealed', hidden: true, tabindex: '-1' });
  const rounds = element('ul', { class: 'round-list' });

  fresh.addEventListener('click', () => {
    input.value = actions.randomSeed();
    input.focus();
  });
  const say = (text: string, wrong: boolean): void => {
    setText(help, text);
    input.setAttribute('aria-invalid', String(wrong));
  };
  const showRevealed = ({ revealed: old }: RotatedSeeds): void => {
    const code = (text: string) => element('code', { class: 'secret' }, text);
    revealed.replaceChildren(
      element('h3', {}, texts.revealedTitle),
      element('p', { class: 'help' }, texts.revealed(old.rounds)),
      copyField(texts.serverSeed, code(old.serverSeed), words),
      copyField(texts.serverSeedHash, code(old.serverSeedHash), words),
      copyField(texts.clientSeed, code(old.clientSeed), words),
    );
    revealed.hidden = false;
    revealed.focus();
  };
  change.addEventListener('click', async () => {
    const seed = input.value.trim();
    if (change.getAttribute('aria-disabled') === 'true') return;
    if (!seedPattern.test(seed)) {
      say(texts.clientSeedWrong, true);
      input.focus();
      return;
    }
    change.setAttribute('aria-disabled', 'true');
    setText(change, texts.changing);
    try {
      showRevealed(await actions.changeSeeds(seed));
      say(texts.clientSeedHelp, false);
    } catch (failure) {
      say(failure instanceof PlayRefusal && failure.code === 'round_unfinished' ? texts.changeNotYet : texts.changeFailed, true);
    } finally {
      setText(change, texts.changeSeeds);
      change.setAttribute('aria-disabled', 'false');
    }
  });

  sheet.body.append(
    element('p', {}, texts.fairIntro),
    copyField(texts.serverSeedHash, hash, words),
    element('div', { class: 'field' }, element('label', { for: input.id }, texts.clientSeed), element('div', { class: 'field-row' }, input, fresh), help),
    element('p', { class: 'nonce' }, `${texts.nonce}: `, nonce),
    element('div', { class: 'sheet-actions' }, change),
    revealed,
    element('section', {}, element('h3', {}, texts.recentRounds), rounds),
  );
  let shownSeed: string | null = null;
  let shownRecent: readonly Round[] | null = null;
  return {
    ...sheet,
    update: ({ seeds, recent, phase }) => {
      setText(hash, seeds.serverSeedHash);
      setText(nonce, String(seeds.nonce));
      if (shownSeed !== seeds.clientSeed) input.value = seeds.clientSeed;
      shownSeed = seeds.clientSeed;
      change.disabled = phase !== 'idle';
      if (shownRecent === recent) return;
      shownRecent = recent;
      rounds.replaceChildren(...(recent.length === 0 ? [element('li', { class: 'help' }, texts.noRounds)] : recent.map((round) => roundRow(round, words))));
    },
  };
};
