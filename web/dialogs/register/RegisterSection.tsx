import { type ReactNode, Suspense } from 'react';
import { Trans } from 'react-i18next';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { useLazyLoadQuery } from '../../relay/useLazyLoadQuery.ts';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { useFreshAnswer } from '../../relay/useFreshAnswer.ts';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { NewPlayerPromotions } from './NewPlayerPromotions.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationWays } from './RegistrationWays.tsx';
import { RegistrationSkeleton } from './RegistrationSkeleton.tsx';
import styles from './RegisterSection.module.css';
import registerSectionQuery, { type RegisterSectionQuery } from './__generated__/RegisterSectionQuery.graphql.ts';

const noVariables = {};

export interface RegisterSectionProps {
  onLogIn: () => void;
  /** `SocialUnlinkedError.socialTicket`, where an identity waits for its account. */
  socialTicket?: string | undefined;
}

/** The registration form within a dialog, with its ways over to the login and out. */
export function RegisterSection({ onLogIn, socialTicket }: RegisterSectionProps) {
  const { t } = useTranslation('auth');
  const askAgain = useFreshAnswer<RegisterSectionQuery>(registerSectionQuery, noVariables);
  const { close } = useDialogs();
  const aside = (
    <div className={styles['asides']}>
      <p className={styles['aside']}>
        <Trans t={t} i18nKey="register.toLogIn" components={{ action: <button type="button" onClick={onLogIn} /> }} />
      </p>
      <RegistrationWays onLeave={close} />
    </div>
  );
  return (
    <SectionBoundary
      onRetry={askAgain}
      fallback={(retry) => (
        <>
          <ErrorPanel text={t('register.loadFault')} onRetry={retry} />
          {aside}
        </>
      )}
    >
      <Suspense
        fallback={
          <>
            <RegistrationSkeleton />
            {aside}
          </>
        }
      >
        <LoadedForm socialTicket={socialTicket}>{aside}</LoadedForm>
      </Suspense>
    </SectionBoundary>
  );
}

function LoadedForm({ socialTicket, children }: Pick<RegisterSectionProps, 'socialTicket'> & { children: ReactNode }) {
  const data = useLazyLoadQuery<RegisterSectionQuery>(
    graphql`
      query RegisterSectionQuery @raw_response_type {
        ...RegistrationForm_query
        site {
          ...NewPlayerPromotions_site
        }
      }
    `,
    noVariables,
  );
  return (
    <>
      <RegistrationForm query={data} socialTicket={socialTicket} />
      {children}
      <NewPlayerPromotions site={data.site} />
    </>
  );
}
