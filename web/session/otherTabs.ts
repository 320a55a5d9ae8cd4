import type { IEnvironment } from 'relay-runtime';
import { askForViewer, isSignedIn, onViewerChange } from './viewer.ts';

/** What tabs of one browser say to each other by; nothing but that somebody came or went is ever said. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

const news = 'viewer';

/**
 * Tells the other tabs when somebody signs in or out in this one, and asks the gateway who the viewer is when they tell
 * of it: a balance must not stay in sight where its owner has left. The result ends that.
 */
export function followOtherTabs(environment: IEnvironment, channel: TabChannel): () => void {
  let was = isSignedIn(environment);
  let asked = 0;
  const unwatch = onViewerChange(environment, () => {
    const is = isSignedIn(environment);
    // The first answer of a page is no news, and what another tab has told of is known to all.
    if (was !== undefined && is !== undefined && is !== was && asked === 0) channel.postMessage(news);
    was = is ?? was;
  });

  const onNews = ({ data }: MessageEvent): void => {
    if (data !== news) return;
    asked += 1;
    askForViewer(environment)
      // Whatever is asked next says it.
      .catch(() => undefined)
      .finally(() => (asked -= 1));
  };
  channel.addEventListener('message', onNews);
  return () => {
    unwatch();
    channel.removeEventListener('message', onNews);
  };
}
