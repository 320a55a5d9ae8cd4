import type { ConcreteRequest } from 'relay-runtime';

/** What of the shell a screen is shown in. The header is always there. */
export interface ScreenLayout {
  readonly sideMenu: boolean;
  readonly footer: boolean;
}

export const fullLayout: ScreenLayout = { sideMenu: true, footer: true };
/** Registration and the running game: as little around them as can be. */
export const headerLayout: ScreenLayout = { sideMenu: false, footer: false };

/**
 * A screen route's `handle`. `query` is the request that its loader starts with `startQuery` and returns; it must spread
 * `...Shell_query`, so that a screen and the shell around it are one request.
 */
export interface ScreenHandle {
  readonly query: ConcreteRequest;
  readonly layout: ScreenLayout;
}
