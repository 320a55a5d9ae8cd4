import { type ReactNode, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { useAlone } from '../ui/useAlone.ts';
import type { SelfExclusion } from './selfExclusion.ts';
import { useExclusionWords } from './useExclusionWords.ts';
import { useWishToReturn, type WishToReturnResult } from './useWishToReturn.ts';

export interface ReturnNoticeProps {
  exclusion: SelfExclusion;
  /** Says the wish of whoever has just proven to be the member. */
  ticket: string;
  isPast: boolean;
  /** The other thing that is open to the member: to withdraw. */
  payout?: ReactNode;
}

/** Offers what only the member's own wish can do: to come back from a self-exclusion whose term is over. */
export function ReturnNotice({ exclusion, ticket, isPast, payout }: ReturnNoticeProps) {
  const { t } = useTranslation('login');
  const words = useExclusionWords();
  const [say, isSaying] = useWishToReturn();
  const [outcome, setOutcome] = useState<WishToReturnResult | 'fault' | null>(null);
  const alone = useAlone();

  const press = () =>
    alone(async () => {
      try {
        setOutcome(await say(ticket));
      } catch {
        setOutcome('fault');
      }
    });

  if (outcome !== null && outcome !== 'fault' && outcome.__typename === 'WishToReturnPayload') {
    return (
      <Notice tone="gain" isPast={isPast} action={!outcome.ended && payout}>
        {outcome.ended ? t('return.ended') : words({ ...exclusion, step: 'COOLING', returnFrom: outcome.returnFrom })}
      </Notice>
    );
  }
  if (outcome !== null && outcome !== 'fault' && outcome.__typename !== 'TooManyAttemptsError') {
    return (
      <Notice tone="danger" isPast={isPast}>
        {outcome.__typename === 'ReturnFailedError' ? t('return.failed') : (outcome.message ?? t('return.failed'))}
      </Notice>
    );
  }
  const isEnding = exclusion.step === 'RETURNABLE';
  return (
    <Notice
      tone="danger"
      isPast={isPast}
      action={
        <>
          <Button isBusy={isSaying} onClick={() => void press()}>
            {t(isEnding ? 'return.end' : 'return.ask')}
          </Button>
          {payout}
        </>
      }
    >
      {outcome === null ? words(exclusion) : t(outcome === 'fault' ? 'errors.fault' : 'return.tooMany')}
    </Notice>
  );
}
