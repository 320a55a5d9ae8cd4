import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Choice } from '../../../ui/Choice/Choice.tsx';
import styles from './LimitsPage.module.css';
import { useChangeLimits } from './useChangeLimits.ts';

const intervals = [15, 30, 60, 120];

/** After how much play the game stops and shows how it goes. */
export function RealityCheckForm({ minutes }: { minutes: number }) {
  const { t } = useTranslation('limits');
  const { setRealityCheck } = useChangeLimits();
  return (
    <section className={styles['section']} aria-labelledby="limits-reality">
      <h4 id="limits-reality">{t('reality')}</h4>
      <p className={styles['text']}>{t('realityText')}</p>
      <Choice
        label={t('reality')}
        name="reality-check"
        options={intervals.map((each) => ({ value: String(each), label: t('minutes', { count: each, minutes: each }) }))}
        value={String(minutes)}
        onChange={(value) => setRealityCheck(Number(value))}
      />
    </section>
  );
}
