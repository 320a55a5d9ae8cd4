import { Notice } from '../ui/Notice/Notice.tsx';
import { type LoginProblem, useLoginWords } from './loginProblem.ts';
import { ReturnNotice } from './ReturnNotice.tsx';

export interface LoginProblemNoticeProps {
  problem: LoginProblem;
  isPast?: boolean;
}

/** Why nobody was signed in, and where the person can do something about it other than try again, what. */
export function LoginProblemNotice({ problem, isPast = false }: LoginProblemNoticeProps) {
  const words = useLoginWords();
  const ticket = problem.key === 'selfExcluded' ? problem.exclusion.returnTicket : null;
  if (problem.key === 'selfExcluded' && ticket)
    return <ReturnNotice key={ticket} exclusion={problem.exclusion} ticket={ticket} isPast={isPast} />;
  return (
    <Notice tone="danger" isPast={isPast}>
      {words(problem)}
    </Notice>
  );
}
