import { useRelayEnvironment } from 'react-relay/hooks';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useToast } from '../ui/Toaster/toasts.tsx';
import { forgetMember } from './forgetMember.ts';
import { clearViewer } from './viewer.ts';

/** What follows once a session has ended by the member's own wish: this page forgets them, and says that they are out, behind whatever had asked for it. */
export function useLoggedOut(): { forget(): void; tell(): void } {
  const { t } = useTranslation('common');
  const environment = useRelayEnvironment();
  const toast = useToast();
  return {
    forget() {
      clearViewer(environment);
      forgetMember();
    },
    tell: () => toast(t('loggedOut')),
  };
}
