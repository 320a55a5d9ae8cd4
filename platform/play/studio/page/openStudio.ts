import { applyTheme } from '../../../core/page/applyTheme.ts';
import { coverPage } from '../../games/kit/cover.ts';
import { createFrame, siteOriginOf } from '../../games/kit/frame.ts';
import { guessedLanguage, localeOf, pageLanguage } from '../../games/kit/language.ts';
import { createMotion } from '../../games/kit/motion.ts';
import { PlayFault, PlayRefusal } from '../../games/kit/playApi.ts';
import { remembered } from '../../games/kit/remembered.ts';
import { systemWait, untilAnswered } from '../../games/kit/untilAnswered.ts';
import { startWheel } from './startWheel.ts';
import { createStudioApi } from './studioApi.ts';
import { loadWords } from './words.ts';

const attempts = 5;

/** Opens the page of the wheel: theme, language, session, then the game; what keeps it from opening is said in its place. */
export async function openStudio(page: Window): Promise<void> {
  const root = document.getElementById('game');
  if (!root) throw new Error('the page has no place for the game');
  const parameters = new URLSearchParams(page.location.search);
  const token = parameters.get('token') ?? '';
  const asked = parameters.get('lang');
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
  const api = createStudioApi((path, init) => fetch(path, init));
  const language = asked === null ? guessedLanguage(navigator.languages) : pageLanguage(asked);
  document.documentElement.lang = localeOf(language);
  const { write } = await loadWords(language, '');
  try {
    const session = await untilAnswered(() => api.open(token), systemWait, attempts);
    const words = await loadWords(language, session.currencySymbol);
    document.title = session.name;
    startWheel({ root, session, words, api, frame, motion, wait: systemWait, newReference: () => crypto.randomUUID() });
  } catch (failure) {
    if (!(failure instanceof PlayRefusal || failure instanceof PlayFault)) throw failure;
    const leave = { label: write('leave'), act: () => frame.tell('game:exit') };
    const isFault = failure instanceof PlayFault;
    const reason = isFault
      ? 'broken'
      : failure.code === 'game_maintenance'
        ? 'maintenance'
        : failure.code === 'site_closed'
          ? 'closed'
          : 'launchUsed';
    const paused = !isFault && failure.code === 'play_paused';
    coverPage(root, { title: write(`${reason}Title`), text: write(paused ? 'playPaused' : reason), actions: [leave] });
  }
}
