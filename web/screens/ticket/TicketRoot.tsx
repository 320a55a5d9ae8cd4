import type { i18n as I18n } from 'i18next';
import { StrictMode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { TicketScreen, type TicketScreenProps } from './TicketScreen.tsx';

export interface TicketRootProps extends TicketScreenProps {
  environment: IEnvironment;
  i18n: I18n;
}

/** The ticket's screen before there are routes: whoever is signed in by it is known when the first of them asks. */
export function TicketRoot({ environment, i18n, ...ticket }: TicketRootProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <RelayEnvironmentProvider environment={environment}>
          <Suspense>
            <TicketScreen {...ticket} />
          </Suspense>
        </RelayEnvironmentProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
