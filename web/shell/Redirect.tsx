import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useRouter } from '../overlays/useRouter.ts';

/** Leads on from an address that nobody is to stay at; who is led elsewhere already, by a login, a log-out or a press, goes there. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { state } = useNavigation();
  const router = useRouter();
  useEffect(() => {
    if (router?.state.navigation.state === 'idle' && router.state.location.key === key) void navigate(to, { replace: true });
  }, [navigate, router, key, to, state]);
  return null;
}
