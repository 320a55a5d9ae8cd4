import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useAlone } from '../../../ui/useAlone.ts';
import type { StepUp } from '../stepUp/useStepUp.ts';

/** A change of the accounts that are paid to, made once the member has proven anew who asks. `send` answers what is wrong, `null` where it was made. */
export function usePayoutChange(stepUp: StepUp, send: (stepUpTicket: string) => Promise<string | null>) {
  const { t } = useTranslation('withdraw');
  const alone = useAlone();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  return {
    problem: problem ?? stepUp.problem,
    isBusy,
    requestCode() {
      setProblem(null);
      void stepUp.request();
    },
    submit: () =>
      alone(async () => {
        setProblem(null);
        setBusy(true);
        try {
          const stepUpTicket = await stepUp.prove();
          if (stepUpTicket !== undefined) setProblem(await send(stepUpTicket));
        } catch {
          setProblem(t('fault'));
        } finally {
          setBusy(false);
        }
      }),
  };
}
