import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate, useNavigation } from 'react-router-dom';

/** Leads on from an address that nobody is to stay at; who is led elsewhere already, by a login, a log-out or a press, goes there. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { state } = useNavigation();
  const router = use(DataRouterContext)?.router;
  useEffect(() => {
    // What is drawn is behind the router's own state: while a page is on its way, and for a moment once it is there.
    if (router?.state.navigation.state === 'idle' && router.state.location.key === key) void navigate(to, { replace: true });
  }, [navigate, router, key, to, state]);
  return null;
}
