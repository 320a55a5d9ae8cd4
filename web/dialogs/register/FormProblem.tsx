import { useTranslation } from '../../i18n/useTranslation.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import type { RegistrationProblem } from './submission/refusalOf.ts';

export interface FormProblemProps {
  problem: RegistrationProblem;
  /** It is being tried again. */
  isPast: boolean;
}

/** What belongs to no field, beside the button. */
export function FormProblem({ problem, isPast }: FormProblemProps) {
  const { t } = useTranslation(['auth', 'register']);
  const words = () => {
    if (problem.kind === 'other') return problem.message;
    if (problem.kind === 'tooMany') return t('auth:errors.tooMany', { count: problem.minutes });
    return problem.kind === 'fault' || problem.kind === 'invalid'
      ? t(`auth:errors.${problem.kind}`)
      : t(`register:problem.${problem.kind}`);
  };
  // The phone service ends a registration without interrupting anybody.
  const isQuiet = problem.kind === 'phone' || problem.kind === 'phoneService' || problem.kind === 'notSent';
  return (
    <Notice tone={isQuiet ? 'info' : 'danger'} isPast={isPast}>
      {words()}
    </Notice>
  );
}
