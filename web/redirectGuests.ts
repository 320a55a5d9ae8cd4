import { type LoaderFunction, redirect, type RouteObject } from 'react-router-dom';
import { loginAddress } from './identity/placeAfterLogin.ts';
import { needsLogin } from './relay/needsLogin.ts';

/** Screens that are refused to guests, where the site is for members alone, lead them to the login; that keeps the panel that the address names. */
export const redirectGuests = (screens: readonly RouteObject[]): RouteObject[] =>
  screens.map((screen) => (typeof screen.loader === 'function' ? { ...screen, loader: redirectingGuests(screen.loader) } : screen));

const redirectingGuests =
  (load: LoaderFunction): LoaderFunction =>
  async (given, context) => {
    try {
      return await load(given, context);
    } catch (cause) {
      throw needsLogin(cause) ? redirect(loginAddress(new URL(given.request.url).search)) : cause;
    }
  };
