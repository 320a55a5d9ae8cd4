import type { Language } from '#contract/languages.ts';
import type { PlaySession, Round } from '../../round/round.ts';
import { createFrame, type Frame, siteOriginOf } from './frame.ts';
import { type Frames, onScreen } from './frames.ts';
import { guessedLanguage, localeOf, pageLanguage } from './language.ts';
import { createMotion, type Motion } from './motion.ts';
import { openOrCover } from './openOrCover.ts';
import { createShortcuts, type Shortcuts } from './shortcuts.ts';
import { createPlayApi, type PlayApi, PlayFault, type Send } from './playApi.ts';
import { remembered } from './remembered.ts';
import { createSound, type Sound } from './sound.ts';
import { applyTheme } from '../../../core/page/applyTheme.ts';
import { retryUntilAnswered, type Wait } from './retryUntilAnswered.ts';
import type { Words } from './words.ts';

/** What a game is drawn and played with, once its session is there. */
export interface GameParts<Title, Played extends Round, Said extends Words> {
  readonly root: HTMLElement;
  readonly session: PlaySession<Played>;
  readonly title: Title;
  readonly words: Said;
  readonly api: PlayApi<Title, Played>;
  readonly frame: Frame;
  readonly frames: Frames;
  readonly wait: Wait;
  readonly sound: Sound;
  readonly motion: Motion;
  readonly shortcuts: Shortcuts;
  /** A fresh idempotency key. */
  newKey(): string;
  randomSeed(): string;
}

interface GamePage<Title, Played extends Round, Said extends Words> {
  /** Name of the family: the folder of the page, below which it makes its calls. */
  readonly family: string;
  readonly send: Send;
  readonly wait: Wait;
  loadWords(language: Language, symbol: string): Promise<Said>;
  start(parts: GameParts<Title, Played, Said>): void;
}

const openAttempts = 5;

const hex = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The launch token works once: it leaves the address before anything else happens. */
const takeLaunch = (page: Window, parameters: URLSearchParams): string => {
  const launch = parameters.get('launch') ?? '';
  parameters.delete('launch');
  const rest = parameters.toString();
  page.history.replaceState(null, '', `${page.location.pathname}${rest === '' ? '' : `?${rest}`}${page.location.hash}`);
  return launch;
};

/** Opens the page of a game: theme, language, session and words, then the game; what keeps it from opening is said in its place. */
export async function startPage<Title, Played extends Round, Said extends Words>(
  page: Window,
  { family, send, wait, loadWords, start }: GamePage<Title, Played, Said>,
): Promise<void> {
  const root = document.getElementById('game');
  if (!root) throw new Error('the page has no place for the game');
  const parameters = new URLSearchParams(page.location.search);
  applyTheme(page, parameters);
  const motion = createMotion(
    document.documentElement,
    remembered('motion', () => page.localStorage),
    matchMedia('(prefers-reduced-motion: reduce)'),
  );
  const sound = createSound(
    remembered('sound', () => page.localStorage),
    () => new AudioContext(),
  );
  const shortcuts = createShortcuts(remembered('shortcuts', () => page.localStorage));
  const launch = takeLaunch(page, parameters);
  const guessed = guessedLanguage(parameters, navigator.languages);
  document.documentElement.lang = localeOf(guessed);
  const frame = createFrame(page, siteOriginOf(document));
  const api = createPlayApi<Title, Played>(send, family);
  const ask = <T>(call: () => Promise<T>): Promise<T> => retryUntilAnswered(call, wait, openAttempts);
  const wordsOf = (language: Language, symbol: string): Promise<Said> =>
    ask(() => loadWords(language, symbol).catch((cause: unknown) => Promise.reject(new PlayFault('the words did not come', { cause }))));
  let redeemed: PlaySession<Played> | null = null;

  const open = async (): Promise<void> => {
    const session = (redeemed ??= await ask(() => api.redeem(launch)));
    const language = pageLanguage(session.language);
    document.documentElement.lang = localeOf(language);
    const [title, words] = await Promise.all([
      ask(() => api.title(session.titleCode, session.titleVersion)),
      wordsOf(language, session.currencySymbol),
    ]);
    document.title = session.gameName;
    const own = { newKey: () => crypto.randomUUID(), randomSeed: () => hex(16) };
    start({ root, session, title, words, api, frame, frames: onScreen, wait, sound, motion, shortcuts, ...own });
  };
  await openOrCover({ root, frame, loadWords: () => wordsOf(guessed, ''), open });
}
