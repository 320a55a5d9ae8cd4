import './styles/game.css';
import { guessedLanguage, nameIn, pageLanguage } from '../../kit/language.ts';
import { applyTheme } from '../../kit/theme.ts';
import type { PlaySession } from '../round.ts';
import { createPlayApi, PlayFault, PlayRefusal } from './api.ts';
import { coverPage } from './cover.ts';
import { createFrame, siteOriginOf } from './frame.ts';
import type { Frames } from './reels.ts';
import { startGame } from './startGame.ts';
import { systemWait, untilAnswered } from './untilAnswered.ts';
import { messagesFor } from './words.ts';

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
  document.documentElement.lang = guessed;
  const texts = messagesFor(guessed);
  const frame = createFrame(page, siteOriginOf(document));
  const api = createPlayApi((input, init) => fetch(input, init));
  const ask = <T>(call: () => Promise<T>): Promise<T> => untilAnswered(call, systemWait, openAttempts);
  const leave = { label: texts.leave, act: () => frame.tell('game:exit') };
  let redeemed: PlaySession | null = null;

  const open = async (): Promise<void> => {
    const session = (redeemed ??= await ask(() => api.redeem(launch)));
    const language = pageLanguage(session.language);
    document.documentElement.lang = language;
    const title = await ask(() => api.title(session.titleCode, session.titleVersion));
    document.title = nameIn(title.name, language);
    startGame({
      root,
      session,
      title,
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
          title: texts.closedTitle,
          text: texts.closed,
          actions: [{ label: texts.tryAgain, act: () => void attempt() }, leave],
        });
      else if (failure instanceof PlayRefusal) coverPage(root, { title: texts.launchUsedTitle, text: texts.launchUsed, actions: [leave] });
      else
        coverPage(root, {
          title: texts.brokenTitle,
          text: texts.broken,
          actions: [{ label: texts.tryAgain, act: () => void attempt() }, leave],
        });
    }
  };
  await attempt();
};

void run(window);
