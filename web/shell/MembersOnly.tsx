import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Redirect } from './Redirect.tsx';
import { loginAddress } from '../identity/placeAfterLogin.ts';
import { useSignedIn } from '../session/useSignedIn.ts';

/** Where guests may be on a site that shows itself to members alone. */
const openPlaces = /^\/(login(\/social(\/[^/]+)?)?|register(\.html)?|recover|help|helpmc|download)\/?$/;

/** Leads guests to the login, which keeps the panel that their address names. Nothing of a screen is shown before it is known who asks. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const isMember = useSignedIn();
  if (isMember || openPlaces.test(pathname)) return children;
  return isMember === undefined ? null : <Redirect to={loginAddress(search)} />;
}
