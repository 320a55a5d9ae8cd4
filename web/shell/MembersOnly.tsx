import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSignedIn } from '../session/useSignedIn.ts';

/** Where guests may be on a site that shows itself to members alone. */
const openPlaces = /^\/(login(\/social(\/[^/]+)?)?|register(\.html)?|recover|help|helpmc|download)\/?$/;

/** Leads guests to the login. Nothing of a screen is shown before it is known who asks. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isMember = useSignedIn();
  if (isMember || openPlaces.test(pathname)) return children;
  return isMember === undefined ? null : <Navigate to="/login" replace />;
}
