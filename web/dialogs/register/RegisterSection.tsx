import { Suspense, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationSkeleton } from './RegistrationSkeleton.tsx';
import styles from './RegisterSection.module.css';
import type { RegisterSectionQuery } from './__generated__/RegisterSectionQuery.graphql.ts';

/** The registration form within a dialog, with its way over to the login. */
export function RegisterSection({ onLogIn }: { onLogIn: () => void }) {
  const { t } = useTranslation('auth');
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <SectionBoundary
        onRetry={() => setAttempt(attempt + 1)}
        fallback={(retry) => <ErrorPanel text={t('register.loadFault')} onRetry={retry} />}
      >
        <Suspense fallback={<RegistrationSkeleton />}>
          <LoadedForm attempt={attempt} />
        </Suspense>
      </SectionBoundary>
      <p className={styles['aside']}>
        <Trans t={t} i18nKey="register.toLogIn" components={{ action: <button type="button" onClick={onLogIn} /> }} />
      </p>
    </>
  );
}

function LoadedForm({ attempt }: { attempt: number }) {
  const { registrationForm } = useLazyLoadQuery<RegisterSectionQuery>(
    graphql`
      query RegisterSectionQuery {
        registrationForm @required(action: THROW) {
          ...RegistrationForm_form
        }
      }
    `,
    {},
    { fetchKey: attempt, fetchPolicy: attempt === 0 ? 'store-or-network' : 'network-only' },
  );
  return <RegistrationForm form={registrationForm} />;
}
