import { Suspense } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useAttempts } from '../../relay/useAttempts.ts';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationSkeleton } from './RegistrationSkeleton.tsx';
import styles from './RegisterSection.module.css';
import registerSectionQuery, { type RegisterSectionQuery } from './__generated__/RegisterSectionQuery.graphql.ts';

const noVariables = {};

/** The registration form within a dialog, with its way over to the login. */
export function RegisterSection({ onLogIn }: { onLogIn: () => void }) {
  const { t } = useTranslation('auth');
  const [attempt, askAgain] = useAttempts<RegisterSectionQuery>(registerSectionQuery, noVariables);
  return (
    <>
      <SectionBoundary
        onRetry={askAgain}
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
    noVariables,
    { fetchKey: attempt },
  );
  return <RegistrationForm form={registrationForm} />;
}
