import { useCallback } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { graphql, readInlineData, useRelayEnvironment } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDialogOrigin, useDialogs } from '../overlays/dialogs.tsx';
import { isLoginPage } from '../overlays/loginPages.ts';
import { setViewer } from '../session/viewer.ts';
import { useToast } from '../ui/Toaster/toasts.tsx';
import { asksForLogin, placeAfterLogin } from './placeAfterLogin.ts';
import type { useEnter_entered$key } from './__generated__/useEnter_entered.graphql.ts';

export interface EnterOptions {
  /** Leads to that address of the site, whatever waited for the login. */
  leadTo?: string | undefined;
  /** The password that was typed, handed on in memory: a change that is demanded at once need not ask for it again. Left out where another way led in. */
  knownPassword?: string | undefined;
}

/**
 * What follows every login, by whichever way it came. The member becomes the viewer and a first login is greeted. An action
 * that asked for the login goes on where the person was, and so does a panel that the address names; any other login leads home, and from
 * a page that lets in on to what that was opened for. A password that must be changed comes before either.
 */
export function useEnter(): (payload: useEnter_entered$key, options?: EnterOptions) => void {
  const { t } = useTranslation('login');
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { onComplete, finish } = useDialogOrigin();
  const { open, close } = useDialogs();
  const toast = useToast();
  return useCallback(
    (payload, { leadTo, knownPassword } = {}) => {
      const entered = readInlineData(
        graphql`
          fragment useEnter_entered on LogInPayload @inline {
            firstTime
            passwordExpired
            viewer {
              id
              mustChangePassword
              ...useViewer_member
            }
          }
        `,
        payload,
      );
      setViewer(environment, entered);
      if (entered.firstTime) toast(t('firstTime'), 'good');
      const isOnLoginPage = isLoginPage(pathname);
      const isAskedFor = leadTo === undefined && (onComplete() !== undefined || asksForLogin({ pathname, search }));
      const place = leadTo ?? placeAfterLogin({ pathname, search, state });
      if ((isOnLoginPage || !isAskedFor) && pathname + search !== place)
        void navigate(place, { replace: isOnLoginPage && leadTo === undefined });
      if (entered.viewer.mustChangePassword || entered.passwordExpired) {
        open('changePassword', {
          payload: { isExpired: entered.passwordExpired, knownPassword },
          onComplete: leadTo === undefined ? onComplete() : undefined,
        });
      } else if (leadTo === undefined) finish();
      else close();
    },
    [environment, navigate, pathname, search, state, onComplete, open, close, finish, toast, t],
  );
}
