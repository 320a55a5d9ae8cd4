import { type LoaderFunction, redirect, type RouteObject } from 'react-router-dom';
import { loginAt } from './overlays/wayOn.ts';
import { needsLogin } from './relay/needsLogin.ts';

/** Screens that are refused to guests, where the site is for members alone, lead them to the login; that keeps the panel that the address names. */
export const leadGuests = (screens: readonly RouteObject[]): RouteObject[] =>
  screens.map((screen) => (typeof screen.loader === 'function' ? { ...screen, loader: leadingGuests(screen.loader) } : screen));

const leadingGuests =
  (load: LoaderFunction): LoaderFunction =>
  async (given, context) => {
    try {
      return await load(given, context);
    } catch (cause) {
      throw needsLogin(cause) ? redirect(loginAt(new URL(given.request.url).search)) : cause;
    }
  };
