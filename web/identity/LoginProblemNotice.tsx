import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { SectionBoundary } from '../ui/SectionBoundary/SectionBoundary.tsx';
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx';
import { type LoginProblem, useLoginWords } from './loginProblem.ts';
import { ReturnNotice } from './ReturnNotice.tsx';
import type { SelfExclusion } from './selfExclusion.ts';
import { useExclusionWords } from './useExclusionWords.ts';

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
  if (problem.key === 'selfExcluded')
    return (
      <SectionBoundary>
        <Suspense fallback={<Skeleton height="96px" />}>
          <ExclusionNotice exclusion={problem.exclusion} isPast={isPast} payout={payout} />
        </Suspense>
      </SectionBoundary>
    );
  return (
    <Notice tone="danger" isPast={isPast} action={payout}>
      {words(problem)}
    </Notice>
  );
}

function ExclusionNotice({ exclusion, ...shown }: { exclusion: SelfExclusion; isPast: boolean; payout: ReactNode }) {
  const words = useExclusionWords();
  const { returnTicket: ticket } = exclusion;
  if (ticket) return <ReturnNotice key={ticket} exclusion={exclusion} ticket={ticket} {...shown} />;
  return (
    <Notice tone="danger" isPast={shown.isPast} action={shown.payout}>
      {words(exclusion)}
    </Notice>
  );
}
