import { useLocation } from 'react-router-dom';
import { placeAfterLogin } from '../../identity/placeAfterLogin.ts';
import { Redirect } from '../../shell/Redirect.tsx';

/** Leads on from a page that has done its work: home, with the panel that its address names, or to where the sign-in was begun. */
export const RedirectAfterLogin = () => <Redirect to={placeAfterLogin(useLocation())} />;
