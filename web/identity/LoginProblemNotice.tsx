import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { type LoginProblem, useLoginWords } from './loginProblem.ts';
import { ReturnNotice } from './ReturnNotice.tsx';

export interface LoginProblemNoticeProps {
  problem: LoginProblem;
  isPast?: boolean;
  /** Logs in once more, to withdraw and nothing else; left out where that is not offered. */
  onPayout?: (() => Promise<void>) | undefined;
}

/** Why nobody was signed in, and where the person can do something about it other than try again, what. */
export function LoginProblemNotice({ problem, isPast = false, onPayout }: LoginProblemNoticeProps) {
  const words = useLoginWords();
  const { t } = useTranslation('login');
  // It takes the place of the button that was just pressed: the second click of a double click is not meant for it.
  const payout = onPayout && <Button onClick={({ detail }) => void (detail < 2 && onPayout())}>{t('payout')}</Button>;
  const ticket = problem.key === 'selfExcluded' ? problem.exclusion.returnTicket : null;
  if (problem.key === 'selfExcluded' && ticket)
    return <ReturnNotice key={ticket} exclusion={problem.exclusion} ticket={ticket} isPast={isPast} payout={payout} />;
  return (
    <Notice tone="danger" isPast={isPast} action={payout}>
      {words(problem)}
    </Notice>
  );
}
