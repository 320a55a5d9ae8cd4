import type { ConcreteRequest } from 'relay-runtime';

/** What of the shell a screen is shown in. */
export interface ScreenLayout {
  /** Off where the screen brings a head of its own, and its landmarks with it. */
  readonly header: boolean;
  /** In the header; a screen with the side menu has it there. Other bare pages have a plain way home in its place. */
  readonly logo: boolean;
  readonly sideMenu: boolean;
  readonly footer: boolean;
  /** In the header; else it is in the side menu, if there is one. */
  readonly languagePicker: boolean;
}

export const fullLayout: ScreenLayout = { header: true, logo: false, sideMenu: true, footer: true, languagePicker: false };
/** The running game: as little around it as can be. It has read its words already. */
export const headerLayout: ScreenLayout = { header: true, logo: false, sideMenu: false, footer: false, languagePicker: false };
/** The ways in: no menu leads away from a form, but its language can be chosen. */
export const entranceLayout: ScreenLayout = { ...headerLayout, languagePicker: true };
/** A way in that many meet first of all: it says whose it is. */
export const registrationLayout: ScreenLayout = { ...entranceLayout, logo: true };
/** Nothing of the shell is in sight. */
export const standaloneLayout: ScreenLayout = { ...headerLayout, header: false };

/**
 * A screen route's `handle`. `query` is the request that its loader starts with `startQuery` and returns; it must spread
 * `...Shell_query`, so that a screen and the shell around it are one request; where the layout has neither menu nor footer and guests
 * come although the site is for members alone, with `@arguments(hasMenus: false)`.
 */
export interface ScreenHandle {
  readonly query: ConcreteRequest;
  readonly layout: ScreenLayout;
  /** What a guest is shown in its place where the site is for members alone, instead of being led to the login. Goes to `startQuery`, too. */
  readonly forGuests?: Pick<ScreenHandle, 'query' | 'layout'>;
}
