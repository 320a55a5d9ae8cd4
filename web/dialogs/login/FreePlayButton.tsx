import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useAlone } from '../../ui/useAlone.ts';
import { type LoginProblem, loginProblemOf, useLoginWords } from '../../identity/loginProblem.ts';
import { useEnter } from '../../identity/useEnter.ts';
import { useFreePlay } from './useFreePlay.ts';

/** Opens a trial account, and goes on with it as every login does. */
export function FreePlayButton() {
  const { t } = useTranslation('login');
  const words = useLoginWords();
  const [open, isOpening] = useFreePlay();
  const enter = useEnter();
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const alone = useAlone();

  const play = () =>
    alone(async () => {
      try {
        const result = await open();
        if (result.__typename === 'LogInPayload' && result.entered) enter(result.entered);
        else setProblem(loginProblemOf(result));
      } catch {
        setProblem({ key: 'fault' });
      }
    });

  return (
    <>
      {problem && (
        <Notice tone="danger" isPast={isOpening}>
          {words(problem)}
        </Notice>
      )}
      <Button wide isBusy={isOpening} onClick={() => void play()}>
        {t('freePlay')}
      </Button>
    </>
  );
}
