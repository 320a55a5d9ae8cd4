import type { TextKey } from '../../../core/text/catalogue.ts';
import type { Write } from '../../../core/text/texts.ts';
import { type CoverText, coverPage } from './cover.ts';
import type { Frame } from './frame.ts';
import type { KitTexts } from './kitTexts.ts';
import { PlayFault, PlayRefusal } from './playApi.ts';

type KitWords = { readonly write: Write<TextKey<KitTexts>> };

interface Opening {
  readonly root: HTMLElement;
  readonly frame: Frame;
  /** The words that what went wrong is said in. */
  loadWords(): Promise<KitWords>;
  /** Called anew each time that it is tried: what has come of a token is not asked for again. */
  open(): Promise<void>;
}

/** The way to try again where the words themselves did not come. */
const wordless = '↻';

/** Opens the page of a game; where the server gives no answer or says no, that is said in its place, with the ways on that there are. */
export async function openOrCover({ root, frame, loadWords, open }: Opening): Promise<void> {
  let words: KitWords | null = null;
  let isOpening = false;

  const coverOf = (failure: PlayRefusal | PlayFault): CoverText => {
    const act = () => void attempt();
    if (!words) return { title: root.ownerDocument.title, text: '', actions: [{ label: wordless, act }] };
    const { write } = words;
    const leave = { label: write('leave'), act: () => frame.tell('game:exit') };
    const ways = [{ label: write('tryAgain'), act }, leave];
    if (failure instanceof PlayFault) return { title: write('brokenTitle'), text: write('broken'), actions: ways };
    if (failure.code === 'site_closed') return { title: write('closedTitle'), text: write('closed'), actions: ways };
    if (failure.code === 'game_maintenance') return { title: write('maintenanceTitle'), text: write('maintenance'), actions: [leave] };
    if (failure.code === 'game_withdrawn') return { title: write('withdrawnTitle'), text: write('withdrawn'), actions: [leave] };
    const text = failure.code === 'play_paused' ? 'playPaused' : 'launchUsed';
    return { title: write('launchUsedTitle'), text: write(text), actions: [leave] };
  };
  async function attempt(): Promise<void> {
    // The token works once: a second attempt would be refused, and cover what the first one has opened.
    if (isOpening) return;
    isOpening = true;
    try {
      words = await loadWords();
      await open();
    } catch (failure) {
      if (!(failure instanceof PlayRefusal || failure instanceof PlayFault)) throw failure;
      coverPage(root, coverOf(failure));
    } finally {
      isOpening = false;
    }
  }
  await attempt();
}
