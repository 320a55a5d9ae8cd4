import { element, setText } from '../../kit/element.ts';
import type { RotatedSeeds } from '../../../round/round.ts';
import { PlayRefusal } from './api.ts';
import { copyField } from './copyField.ts';
import { createRoundList } from './roundList.ts';
import { createSheet, type Sheet } from './sheet.ts';
import type { GameState } from './state.ts';
import type { Words } from './words.ts';

export interface FairnessActions {
  /** Throws `PlayRefusal` or `PlayFault`. */
  changeSeeds(clientSeed: string): Promise<RotatedSeeds>;
  randomSeed(): string;
}
export interface Fairness extends Sheet {
  /** The player's next seed as it stands in its field: of the browser's making until they write their own. */
  seedToGive(): string;
  update(state: GameState): void;
}

const longestSeed = 64;
const seedPattern = /^\P{C}{1,64}$/u;
const code = (text = ''): HTMLElement => element('code', { class: 'secret' }, text);

/** Seeds of the rounds to come, changing them, and the way to check the rounds that were. */
export const createFairness = (words: Words, actions: FairnessActions): Fairness => {
  const { texts } = words;
  const sheet = createSheet('fairness', texts.fairness, texts.close);
  const [hash, clientSeed, nextHash] = [code(), code(), code()];
  const nonce = element('span', { class: 'figure' });
  const none = element('p', { class: 'help' }, texts.noSeedsYet);
  const inUse = element(
    'div',
    {},
    copyField(texts.serverSeedHash, hash, words),
    copyField(texts.clientSeed, clientSeed, words),
    element('p', { class: 'nonce' }, `${texts.nonce}: `, nonce),
  );
  const input = element('input', {
    id: 'client-seed',
    maxlength: longestSeed,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-help',
    value: actions.randomSeed(),
  });
  const help = element('p', { class: 'help', id: 'client-seed-help', role: 'status' }, texts.clientSeedHelp);
  const fresh = element('button', { type: 'button', class: 'text-button' }, texts.newClientSeed);
  const change = element('button', { type: 'button', class: 'primary-button' }, texts.changeSeeds);
  const revealed = element('section', { class: 'revealed', hidden: true, tabindex: '-1' });
  const rounds = createRoundList(words);

  fresh.addEventListener('click', () => {
    input.value = actions.randomSeed();
    input.focus();
  });
  const say = (text: string, wrong: boolean): void => {
    setText(help, text);
    input.setAttribute('aria-invalid', String(wrong));
  };
  const showRevealed = (old: NonNullable<RotatedSeeds['revealed']>): void => {
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
  const whyNot = (failure: unknown): string => {
    if (!(failure instanceof PlayRefusal)) return texts.changeFailed;
    if (failure.code === 'round_unfinished') return texts.changeNotYet;
    return failure.code === 'seeds_changed' ? texts.changedElsewhere : texts.changeFailed;
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
    const promised = nextHash.textContent;
    try {
      const { revealed: old, seeds } = await actions.changeSeeds(seed);
      input.value = actions.randomSeed();
      if (old) showRevealed(old);
      const isKept = seeds.inUse?.serverSeedHash === promised;
      say(isKept ? texts.seedTaken : texts.promiseBroken, !isKept);
    } catch (failure) {
      say(whyNot(failure), true);
    } finally {
      setText(change, texts.changeSeeds);
      change.setAttribute('aria-disabled', 'false');
    }
  });

  sheet.body.append(
    element('p', {}, texts.fairIntro),
    element('section', {}, element('h3', {}, texts.seedsInUse), none, inUse),
    element(
      'section',
      {},
      element('h3', {}, texts.seedsNext),
      copyField(texts.nextServerSeedHash, nextHash, words),
      element(
        'div',
        { class: 'field' },
        element('label', { for: input.id }, texts.nextClientSeed),
        element('div', { class: 'field-row' }, input, fresh),
        help,
      ),
    ),
    element('div', { class: 'sheet-actions' }, change),
    revealed,
    element('section', {}, element('h3', {}, texts.recentRounds), rounds.node),
  );
  return {
    ...sheet,
    seedToGive: () => {
      const seed = input.value.trim();
      return seedPattern.test(seed) ? seed : actions.randomSeed();
    },
    update: ({ seeds, recent, phase }) => {
      none.hidden = seeds.inUse !== null;
      inUse.hidden = seeds.inUse === null;
      setText(hash, seeds.inUse?.serverSeedHash ?? '');
      setText(clientSeed, seeds.inUse?.clientSeed ?? '');
      setText(nonce, String(seeds.inUse?.nonce ?? 0));
      setText(nextHash, seeds.nextServerSeedHash);
      change.disabled = phase !== 'idle';
      rounds.update(recent);
    },
  };
};
