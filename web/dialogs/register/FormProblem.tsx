import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice/Notice.tsx';
import type { RegistrationProblem } from './refusalOf.ts';

/** What belongs to no field, beside the button. */
export function FormProblem({ problem }: { problem: RegistrationProblem }) {
  const { t } = useTranslation(['auth', 'register']);
  if (problem.kind === 'tooMany') return <Notice tone="danger">{t('auth:errors.tooMany', { count: problem.minutes })}</Notice>;
  if (problem.kind === 'fault' || problem.kind === 'invalid') return <Notice tone="danger">{t(`auth:errors.${problem.kind}`)}</Notice>;
  // The phone service ends a registration without interrupting anybody.
  const isQuiet = problem.kind === 'phone' || problem.kind === 'notSent';
  return <Notice tone={isQuiet ? 'info' : 'danger'}>{t(`register:problem.${problem.kind}`)}</Notice>;
}
