import { Check, LoaderCircle } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './LaunchSteps.module.css';

const steps = ['asking', 'loading', 'playing'] as const;

/** How far the launch is. Lies over the frame until the game has loaded. */
export function LaunchSteps({ stage }: { stage: 'asking' | 'loading' }) {
  const { t } = useTranslation('game');
  const reached = steps.indexOf(stage);
  return (
    <div className={styles['cover']} role="status">
      <p className="visually-hidden">{t('steps.label')}</p>
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={styles['step']}
            data-state={index < reached ? 'done' : index === reached ? 'now' : 'next'}
            aria-current={index === reached ? 'step' : undefined}
          >
            <span className={styles['mark']}>
              {index < reached ? (
                <Check aria-hidden="true" />
              ) : (
                index === reached && <LoaderCircle aria-hidden="true" className={styles['turning']} />
              )}
            </span>
            {t(`steps.${step}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
