import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { useAlone } from '../../ui/useAlone.ts';
import { type LoginProblem, loginProblemOf } from '../../identity/loginProblem.ts';
import { LoginProblemNotice } from '../../identity/LoginProblemNotice.tsx';
import { useEnter } from '../../identity/useEnter.ts';
import { useFreePlay } from './useFreePlay.ts';

/** Opens a trial account, and goes on with it as every login does. */
export function FreePlayButton() {
  const { t } = useTranslation('login');
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
      {problem && <LoginProblemNotice problem={problem} isPast={isOpening} />}
      <Button wide isBusy={isOpening} onClick={() => void play()}>
        {t('freePlay')}
      </Button>
    </>
  );
}
