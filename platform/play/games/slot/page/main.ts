import './styles/game.css';
import type { Language } from '#contract/languages.ts';
import { guessedLanguage, localeOf, pageLanguage } from '../../kit/language.ts';
import { applyTheme } from '../../kit/theme.ts';
import type { PlaySession } from '../round.ts';
import { PlayFault, PlayRefusal } from '../../kit/playApi.ts';
import { createSlotApi } from './slotApi.ts';
import { coverPage } from './cover.ts';
import { createFrame, siteOriginOf } from '../../kit/frame.ts';
import type { Frames } from './reels.ts';
import { startGame } from './startGame.ts';
import { systemWait, untilAnswered } from '../../kit/untilAnswered.ts';
import { loadWords, type Words } from './words.ts';

const openAttempts = 5;

const hex = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The launch token works once: it leaves the address before anything else happens. */
const takeLaunch = (page: Window, parameters: URLSearchParams): string => {
  const launch = parameters.get('launch') ?? '';
  parameters.delete('launch');
  const rest = parameters.toString();
  page.history.replaceState(null, '', `${page.location.pathname}${rest === '' ? '' : `?${rest}`}`);
  return launch;
};

const onScreen: Frames = { request: (step) => requestAnimationFrame(step), now: () => performance.now() };

const run = async (page: Window): Promise<void> => {
  const root = document.getElementById('game');
  if (!root) throw new Error('the page has no place for the game');
  const parameters = new URLSearchParams(page.location.search);
  applyTheme(document.documentElement, parameters, matchMedia('(prefers-color-scheme: dark)'));
  const launch = takeLaunch(page, parameters);
  const guessed = guessedLanguage(navigator.languages);
  document.documentElement.lang = localeOf(guessed);
  const frame = createFrame(page, siteOriginOf(document));
  const api = createSlotApi((input, init) => fetch(input, init));
  const ask = <T>(call: () => Promise<T>): Promise<T> => untilAnswered(call, systemWait, openAttempts);
  const wordsOf = (language: Language, symbol: string): Promise<Words> =>
    ask(() => loadWords(language, symbol).catch((cause: unknown) => Promise.reject(new PlayFault('the words did not come', { cause }))));
  const { write } = await wordsOf(guessed, '');
  const leave = { label: write('leave'), act: () => frame.tell('game:exit') };
  let redeemed: PlaySession | null = null;

  const open = async (): Promise<void> => {
    const session = (redeemed ??= await ask(() => api.redeem(launch)));
    const language = pageLanguage(session.language);
    document.documentElement.lang = localeOf(language);
    const [title, words] = await Promise.all([
      ask(() => api.title(session.titleCode, session.titleVersion)),
      wordsOf(language, session.currencySymbol),
    ]);
    document.title = session.gameName;
    startGame({
      root,
      session,
      title,
      words,
      api,
      frame,
      frames: onScreen,
      wait: systemWait,
      reducedMotion: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
      newKey: () => crypto.randomUUID(),
      randomSeed: () => hex(16),
    });
  };
  const attempt = async (): Promise<void> => {
    try {
      await open();
    } catch (failure) {
      if (!(failure instanceof PlayRefusal || failure instanceof PlayFault)) throw failure;
      if (failure instanceof PlayRefusal && failure.code === 'site_closed')
        coverPage(root, {
          title: write('closedTitle'),
          text: write('closed'),
          actions: [{ label: write('tryAgain'), act: () => void attempt() }, leave],
        });
      else if (failure instanceof PlayRefusal && failure.code === 'game_maintenance')
        coverPage(root, { title: write('maintenanceTitle'), text: write('maintenance'), actions: [leave] });
      else if (failure instanceof PlayRefusal)
        coverPage(root, { title: write('launchUsedTitle'), text: write('launchUsed'), actions: [leave] });
      else
        coverPage(root, {
          title: write('brokenTitle'),
          text: write('broken'),
          actions: [{ label: write('tryAgain'), act: () => void attempt() }, leave],
        });
    }
  };
  await attempt();
};

void run(window);
