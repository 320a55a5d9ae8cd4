import type { Language } from '#contract/languages.ts';
import { applyTheme } from '../../../core/page/applyTheme.ts';
import { createFrame, siteOriginOf } from '../../games/kit/frame.ts';
import { guessedLanguage, localeOf } from '../../games/kit/language.ts';
import { createMotion } from '../../games/kit/motion.ts';
import { openOrCover } from '../../games/kit/openOrCover.ts';
import { PlayFault, type Send } from '../../games/kit/playApi.ts';
import { remembered } from '../../games/kit/remembered.ts';
import { retryUntilAnswered, type Wait } from '../../games/kit/retryUntilAnswered.ts';
import type { StudioAnswer } from '../studioAnswer.ts';
import { startWheel } from './startWheel.ts';
import { createStudioApi } from './studioApi.ts';
import type { Words } from './words.ts';

export interface StudioParts {
  readonly send: Send;
  readonly wait: Wait;
  /** The words of a language, for money with this symbol. */
  loadWords(language: Language, symbol: string): Promise<Words>;
}

const attempts = 5;

/** Opens the page of the wheel: theme, language, words, session, then the game; what keeps it from opening is said in its place. */
export async function openStudio(page: Window, { send, wait, loadWords }: StudioParts): Promise<void> {
  const root = page.document.getElementById('game');
  if (!root) throw new Error('the page has no place for the game');
  const parameters = new URLSearchParams(page.location.search);
  const token = parameters.get('token') ?? '';
  applyTheme(page, parameters);
  // The token works once: it leaves the address before anything else happens.
  parameters.delete('token');
  page.history.replaceState(null, '', `${page.location.pathname}?${parameters}`);
  const motion = createMotion(
    document.documentElement,
    remembered('motion', () => page.localStorage),
    matchMedia('(prefers-reduced-motion: reduce)'),
  );
  const frame = createFrame(page, siteOriginOf(document));
  const api = createStudioApi(send);
  const language = guessedLanguage(parameters, navigator.languages);
  document.documentElement.lang = localeOf(language);
  const ask = <T>(call: () => Promise<T>): Promise<T> => retryUntilAnswered(call, wait, attempts);
  const wordsOf = (symbol: string): Promise<Words> =>
    ask(() => loadWords(language, symbol).catch((cause: unknown) => Promise.reject(new PlayFault('the words did not come', { cause }))));
  let opened: StudioAnswer | null = null;

  const open = async (): Promise<void> => {
    const session = (opened ??= await ask(() => api.open(token)));
    const words = await wordsOf(session.currencySymbol);
    document.title = session.name;
    startWheel({ root, session, words, api, frame, motion, wait, newReference: () => crypto.randomUUID() });
  };
  await openOrCover({ root, frame, loadWords: () => wordsOf(''), open });
}
