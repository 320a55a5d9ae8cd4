import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';

/** What of the shell a screen is shown in. */
export interface ScreenLayout {
  /** Off where the screen brings a head of its own, and its landmarks with it. */
  readonly header: boolean;
  /** `mini` whatever the visitor has chosen: the screen wants the room, and lets them have the bars back while it is shown. */
  readonly sideMenu: boolean | 'mini';
  readonly footer: boolean;
  /** In the header; else it is in the side menu, if there is one. */
  readonly languagePicker: boolean;
}

export const fullLayout: ScreenLayout = { header: true, sideMenu: true, footer: true, languagePicker: false };
/** The running game: as little around it as can be. It has read its words already. */
export const headerLayout: ScreenLayout = { header: true, sideMenu: false, footer: false, languagePicker: false };
/** An area to play in: the menu at hand, and all the room. */
export const areaLayout: ScreenLayout = { header: true, sideMenu: 'mini', footer: false, languagePicker: false };
/** The shop of points. */
export const shopLayout: ScreenLayout = { header: true, sideMenu: false, footer: true, languagePicker: true };
/** The ways in: no menu leads away from a form, but its language can be chosen. */
export const entranceLayout: ScreenLayout = { ...headerLayout, languagePicker: true };
/** Nothing of the shell is in sight. */
export const standaloneLayout: ScreenLayout = { ...headerLayout, header: false };

/** Whether the shell has anything around the screen that lists categories of games. */
export const hasMenus = ({ sideMenu, footer }: ScreenLayout): boolean => Boolean(sideMenu) || footer;

/**
 * A screen route's `handle`. `query` is the request (`@preloadable`: its id without its fields) that its loader starts with `startQuery` and returns; it must spread
 * `...Shell_query`, so that a screen and the shell around it are one request; where the layout has neither menu nor footer and guests
 * come although the site is for members alone, with `@arguments(hasMenus: false)`.
 */
export interface ScreenHandle {
  readonly query: PreloadableConcreteRequest<OperationType>;
  readonly layout: ScreenLayout;
  /** What a guest is shown in its place where the site is for members alone, instead of being led to the login. Goes to `startQuery`, too. */
  readonly forGuests?: Pick<ScreenHandle, 'query' | 'layout'>;
}
