import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { panelSearch } from '../../overlays/usePanel.ts';

/** Leads home from a page that has done its work, with the panel that its address names; who is led elsewhere already, by the login that was made on it or by a press, goes there. */
export function LeadHome() {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const { state } = useNavigation();
  const router = use(DataRouterContext)?.router;
  useEffect(() => {
    // What is drawn is behind the router's own state while a page is on its way.
    if (router?.state.navigation.state === 'idle') void navigate(`/${panelSearch(search)}`, { replace: true });
  }, [navigate, router, key, search, state]);
  return null;
}
