import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Choice } from '../../../ui/Choice/Choice.tsx';
import { useAlone } from '../../../ui/useAlone.ts';
import styles from './LimitsPage.module.css';
import { useChangeLimits } from './useChangeLimits.ts';

const intervals = [15, 30, 60, 120];

/** After how much play the game stops and shows how it goes. */
export function RealityCheckForm({ minutes }: { minutes: number }) {
  const { t } = useTranslation('limits');
  const { setRealityCheck } = useChangeLimits();
  const alone = useAlone();
  const [chosen, setChosen] = useState<string | null>(null);
  const wanted = useRef('');
  const choose = (value: string) => {
    setChosen(value);
    wanted.current = value;
    // One after the other: of two that are under way together, the first could arrive last.
    void alone(async () => {
      let sent = '';
      while (sent !== wanted.current) {
        sent = wanted.current;
        await setRealityCheck(Number(sent));
      }
      setChosen(null);
    });
  };
  return (
    <section className={styles['section']} aria-labelledby="limits-reality">
      <h4 id="limits-reality">{t('reality')}</h4>
      <p className={styles['text']}>{t('realityText')}</p>
      <Choice
        label={t('reality')}
        name="reality-check"
        options={intervals.map((each) => ({ value: String(each), label: t('minutes', { count: each, minutes: each }) }))}
        value={chosen ?? String(minutes)}
        onChange={choose}
      />
    </section>
  );
}
