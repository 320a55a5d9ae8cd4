import { useHasCome } from '../relay/useHasCome.ts';
import type { Viewer } from './useViewer.ts';

/**
 * The break or the exclusion that keeps the member from bringing in money and from playing, until a break is over, and null where there is none. What they
 * have they can withdraw all the same.
 */
export function usePlayPause(viewer: Pick<Viewer, 'playPause'> | null): NonNullable<Viewer['playPause']> | null {
  const pause = viewer?.playPause ?? null;
  // An exclusion ends by the member's wish to come back, and not by itself.
  const isOver = useHasCome(pause?.kind === 'SELF_EXCLUSION' ? null : pause?.until);
  return isOver ? null : pause;
}
