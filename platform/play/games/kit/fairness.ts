import { element, setText } from '../../../core/page/element.ts';
import type { RotatedSeeds, Round, Seeds } from '../../round/round.ts';
import { PlayRefusal } from './playApi.ts';
import { copyField } from './copyField.ts';
import { createRoundList } from './roundList.ts';
import { createSheet, type Sheet } from './sheet.ts';
import type { Words } from './words.ts';

export interface FairnessActions {
  /** Throws `PlayRefusal` or `PlayFault`. */
  changeSeeds(clientSeed: string): Promise<RotatedSeeds>;
  randomSeed(): string;
}
/** What the sheet shows. */
export interface FairnessState {
  readonly seeds: Seeds;
  /** Rounds shown in this visit, newest first. */
  readonly recent: readonly Round[];
  /** No round is under way. */
  readonly isIdle: boolean;
}
export interface Fairness extends Sheet {
  /** The player's next seed as it stands in its field: of the browser's making until they write their own. */
  seedToGive(): string;
  update(state: FairnessState): void;
}

const longestSeed = 64;
const seedPattern = /^\P{C}{1,64}$/u;
const code = (text = ''): HTMLElement => element('code', { class: 'secret' }, text);

/** Seeds of the rounds to come, changing them, and the way to check the rounds that were. */
export const createFairness = (words: Words, actions: FairnessActions): Fairness => {
  const { write } = words;
  const sheet = createSheet('fairness', write('fairness'), write('close'));
  const [hash, clientSeed, nextHash] = [code(), code(), code()];
  const nonce = element('span', { class: 'figure' });
  const none = element('p', { class: 'help' }, write('noSeedsYet'));
  const inUse = element(
    'div',
    {},
    copyField(write('serverSeedHash'), hash, words),
    copyField(write('clientSeed'), clientSeed, words),
    element('p', { class: 'nonce' }, `${write('nonce')}: `, nonce),
  );
  const input = element('input', {
    id: 'client-seed',
    maxlength: longestSeed,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-help',
    value: actions.randomSeed(),
  });
  const help = element('p', { class: 'help', id: 'client-seed-help', role: 'status' }, write('clientSeedHelp'));
  const fresh = element('button', { type: 'button', class: 'text-button' }, write('newClientSeed'));
  const change = element('button', { type: 'button', class: 'primary-button' }, write('changeSeeds'));
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
      element('h3', {}, write('revealedTitle')),
      element('p', { class: 'help' }, write('revealed', { count: old.rounds })),
      copyField(write('serverSeed'), code(old.serverSeed), words),
      copyField(write('serverSeedHash'), code(old.serverSeedHash), words),
      copyField(write('clientSeed'), code(old.clientSeed), words),
    );
    revealed.hidden = false;
    revealed.focus();
  };
  const whyNot = (failure: unknown): string => {
    if (!(failure instanceof PlayRefusal)) return write('changeFailed');
    if (failure.code === 'round_unfinished') return write('changeNotYet');
    return failure.code === 'seeds_changed' ? write('changedElsewhere') : write('changeFailed');
  };
  change.addEventListener('click', async () => {
    const seed = input.value.trim();
    if (change.getAttribute('aria-disabled') === 'true') return;
    if (!seedPattern.test(seed)) {
      say(write('clientSeedWrong'), true);
      input.focus();
      return;
    }
    change.setAttribute('aria-disabled', 'true');
    setText(change, write('changing'));
    const promised = nextHash.textContent;
    try {
      const { revealed: old, seeds } = await actions.changeSeeds(seed);
      // What was written meanwhile is the player's next one.
      if (input.value.trim() === seed) input.value = actions.randomSeed();
      if (old) showRevealed(old);
      const isKept = seeds.inUse?.serverSeedHash === promised;
      say(isKept ? write('seedTaken') : write('promiseBroken'), !isKept);
    } catch (failure) {
      say(whyNot(failure), true);
    } finally {
      setText(change, write('changeSeeds'));
      change.setAttribute('aria-disabled', 'false');
    }
  });

  sheet.body.append(
    element('p', {}, write('fairIntro')),
    element('section', {}, element('h3', {}, write('seedsInUse')), none, inUse),
    element(
      'section',
      {},
      element('h3', {}, write('seedsNext')),
      copyField(write('nextServerSeedHash'), nextHash, words),
      element(
        'div',
        { class: 'field' },
        element('label', { for: input.id }, write('nextClientSeed')),
        element('div', { class: 'field-row' }, input, fresh),
        help,
      ),
    ),
    element('div', { class: 'sheet-actions' }, change),
    revealed,
    element('section', {}, element('h3', {}, write('recentRounds')), rounds.node),
  );
  return {
    ...sheet,
    seedToGive: () => {
      const seed = input.value.trim();
      return seedPattern.test(seed) ? seed : actions.randomSeed();
    },
    update: ({ seeds, recent, isIdle }) => {
      none.hidden = seeds.inUse !== null;
      inUse.hidden = seeds.inUse === null;
      setText(hash, seeds.inUse?.serverSeedHash ?? '');
      setText(clientSeed, seeds.inUse?.clientSeed ?? '');
      setText(nonce, String(seeds.inUse?.nonce ?? 0));
      setText(nextHash, seeds.nextServerSeedHash);
      change.disabled = !isIdle;
      rounds.update(recent);
    },
  };
};
