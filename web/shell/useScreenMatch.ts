import type { PreloadedQuery } from 'react-relay/hooks';
import { useMatches } from 'react-router-dom';
import type { OperationType } from 'relay-runtime';
import type { ScreenHandle } from './screenHandle.ts';

/** What is shown: a screen's own query and layout, or those it has for guests. */
export interface ScreenMatch extends Pick<ScreenHandle, 'query' | 'layout'> {
  /** Undefined where the loader failed. */
  readonly started: PreloadedQuery<OperationType> | undefined;
}

const isScreenHandle = (handle: unknown): handle is ScreenHandle => typeof handle === 'object' && handle !== null && 'layout' in handle;

/** The screen that the address leads to: the deepest match with a screen's handle. */
export function useScreenMatch(): ScreenMatch | undefined {
  for (const { handle, loaderData } of useMatches().toReversed()) {
    if (!isScreenHandle(handle)) continue;
    const started = loaderData as PreloadedQuery<OperationType> | undefined;
    const { forGuests } = handle;
    const { query, layout } = forGuests && started?.name === forGuests.query.params.name ? forGuests : handle;
    return { query, layout, started };
  }
  return undefined;
}
