import { siteTime } from '../relay/siteTime.ts';
import type { Viewer } from './useViewer.ts';

/** Whether a break or an exclusion keeps the member from bringing in money and from playing. What they have they can withdraw all the same. */
export const isPlayPaused = ({ playPause }: Pick<Viewer, 'playPause'>): boolean =>
  playPause != null && (playPause.kind === 'SELF_EXCLUSION' || playPause.until == null || Date.parse(playPause.until) > siteTime.now());
