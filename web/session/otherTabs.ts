import type { IEnvironment } from 'relay-runtime';
import type { TabChannel } from '../storage/tabChannel.ts';
import { onViewerChange, refetchViewer, sharedFacts } from './viewer.ts';

/** Nothing but that the viewer is to be asked for is ever said, and never who it is. */
const news = 'viewer';

/** Tells the other tabs that somebody has signed in by this one, of whom its own store has not heard yet. */
export const tellOtherTabs = (channel: Pick<TabChannel, 'postMessage'>): void => channel.postMessage(news);

/**
 * Tells the other tabs when somebody signs in or out in this one, or in the place of another, or takes a break, and asks the gateway who the viewer is
 * when they tell of it: a balance must not stay in sight where its owner has left, nor a deposit be offered during a break. The result ends that.
 */
export function followOtherTabs(environment: IEnvironment, channel: Omit<TabChannel, 'close'>): () => void {
  let was = sharedFacts(environment);
  let asked = 0;
  const unwatch = onViewerChange(environment, () => {
    const is = sharedFacts(environment);
    if (is === undefined) return;
    // The first answer of a page is no news, nor is what another tab has told.
    if (was !== undefined && is !== was && asked === 0) tellOtherTabs(channel);
    was = is;
  });

  const onNews = ({ data }: MessageEvent): void => {
    if (data !== news) return;
    asked += 1;
    refetchViewer(environment)
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
