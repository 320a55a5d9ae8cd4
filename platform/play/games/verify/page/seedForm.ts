import { element } from '../../../../core/page/element.ts';
import { shortFormatter } from '../../../../core/text/formatAmount.ts';
import { localeOf } from '../../kit/language.ts';
import type { SlotTitle } from '../../slot/title.ts';
import { createChoice, createField } from './field.ts';
import { replayReport } from './report.ts';
import { replayRound } from './replayRound.ts';
import type { ShowReport } from './reportPlace.ts';
import type { VerifyWords } from './verifyWords.ts';

/** Plays a round again from typed seeds; needs nothing but the page and the titles that came with it. */
export const createSeedForm = (words: VerifyWords, titles: readonly SlotTitle[], show: ShowReport): HTMLElement => {
  const { write, language, gameName } = words;
  const amount = shortFormatter(localeOf(language));
  const serverSeed = createField('server-seed', write('serverSeed'));
  const hash = createField('server-seed-hash', write('expectedHash'));
  const clientSeed = createField('client-seed', write('clientSeed'));
  const nonce = createField('nonce', write('nonce'));
  nonce.input.inputMode = 'numeric';
  nonce.input.value = '0';
  const byName = titles
    .map((title, index) => ({ title, index }))
    .sort((left, right) => gameName(left.title.code).localeCompare(gameName(right.title.code), localeOf(language)));
  const several = new Set(titles.filter((title) => title.version > 1).map((title) => title.code));
  const game = createChoice(
    'title',
    write('game'),
    byName.map(({ title, index }) =>
      element('option', { value: index }, several.has(title.code) ? `${gameName(title.code)} (${title.version})` : gameName(title.code)),
    ),
  );
  const stake = createChoice('stake', write('stake'), []);
  const chosen = (): SlotTitle | undefined => titles[Number(game.select.value)];
  const offerStakes = (): void =>
    stake.select.replaceChildren(...(chosen()?.stakes ?? []).map((value) => element('option', { value }, amount(value))));
  game.select.addEventListener('change', offerStakes);
  offerStakes();

  const button = element('button', { type: 'button', class: 'primary-button' }, write('replay'));
  button.addEventListener('click', () => {
    const title = chosen();
    const seed = serverSeed.input.value.trim();
    const number = nonce.input.value.trim();
    serverSeed.complain(seed === '' ? write('wrongServerSeed') : '');
    nonce.complain(/^\d{1,15}$/.test(number) ? '' : write('wrongNonce'));
    const wrong = [serverSeed, nonce].find((field) => field.input.getAttribute('aria-invalid') === 'true');
    if (wrong) wrong.input.focus();
    if (wrong || !title) return;
    const replay = replayRound(
      { serverSeed: seed, clientSeed: clientSeed.input.value, nonce: Number(number) },
      title.model,
      stake.select.value,
    );
    void show(replayReport(replay, hash.input.value.trim().toLowerCase(), title.model, words));
  });
  return element(
    'section',
    { class: 'panel' },
    element('h2', {}, write('bySeeds')),
    element('p', { class: 'help' }, write('bySeedsHelp')),
    serverSeed.node,
    hash.node,
    element('div', { class: 'field-pair' }, clientSeed.node, nonce.node),
    element('div', { class: 'field-pair' }, game.node, stake.node),
    button,
  );
};
