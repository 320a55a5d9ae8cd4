import type { ConcreteRequest } from 'relay-runtime';

/** What of the shell a screen is shown in. The header is always there. */
export interface ScreenLayout {
  readonly sideMenu: boolean;
  readonly footer: boolean;
  /** In the header; else it is in the side menu, if there is one. */
  readonly languagePicker: boolean;
}

export const fullLayout: ScreenLayout = { sideMenu: true, footer: true, languagePicker: false };
/** The running game and the page of a mailed link: as little around them as can be. A game has read its words already. */
export const headerLayout: ScreenLayout = { sideMenu: false, footer: false, languagePicker: false };
/** The ways in: no menu leads away from a form, but its language can be chosen. */
export const entranceLayout: ScreenLayout = { sideMenu: false, footer: false, languagePicker: true };

/**
 * A screen route's `handle`. `query` is the request that its loader starts with `startQuery` and returns; it must spread
 * `...Shell_query`, so that a screen and the shell around it are one request; where the layout has neither menu nor footer and guests
 * come although the site is for members alone, with `@arguments(hasMenus: false)`.
 */
export interface ScreenHandle {
  readonly query: ConcreteRequest;
  readonly layout: ScreenLayout;
}
