import { formatStamp } from '../i18n/formatStamp.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useTimeZone } from '../session/useTimeZone.ts';
import type { SelfExclusion } from './selfExclusion.ts';

/** How far a self-exclusion has come, in words; its times are those of the site, as they are in the member centre. */
export function useExclusionWords(): (exclusion: Pick<SelfExclusion, 'step' | 'until' | 'returnFrom'>) => string {
  const { t } = useTranslation('login');
  const timeZone = useTimeZone();
  return ({ step, until, returnFrom }) => {
    if (!until) return t('errors.selfExcludedForGood');
    if (step === 'OVER') return t('return.over', { until: formatStamp(until, timeZone) });
    if (step === 'RETURNABLE') return t('return.returnable');
    return step === 'COOLING' && returnFrom
      ? t('return.cooling', { returnFrom: formatStamp(returnFrom, timeZone) })
      : t('errors.selfExcluded', { until: formatStamp(until, timeZone) });
  };
}
