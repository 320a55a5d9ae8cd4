import { use, useEffectEvent, useLayoutEffect } from 'react';
import { ScrollRestoration, UNSAFE_DataRouterStateContext as DataRouterState, useLocation, useNavigationType } from 'react-router-dom';
import { isBackNavigation, rememberPlace, screenPlace } from './lastAddress.ts';

/** Where a screen is scrolled to: a link leads to its top, and so does the one of the screen that is shown; a way back to where it was left. */
export function ScreenScroll() {
  const location = useLocation();
  const isHistory = useNavigationType() === 'POP';
  const stays = use(DataRouterState)?.preventScrollReset === true;
  // After the restoration's own, which goes by the place whatever led to it.
  const arrive = useEffectEvent(() => {
    rememberPlace(location);
    if (!isHistory && !stays && location.hash === '' && !isBackNavigation(location.state)) scrollTo(0, 0);
  });
  useLayoutEffect(() => arrive(), [location]);
  return <ScrollRestoration getKey={screenPlace} />;
}
