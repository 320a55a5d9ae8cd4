import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../Button/Button.tsx';
import styles from './Reference.module.css';

export interface ReferenceProps {
  /** Names what went wrong, the same in every language and version. */
  code: string | undefined;
  /** Finds the request in the log. */
  correlationId: string | undefined;
}

/** What a person can tell customer service of something that went wrong: to be read out, or copied. */
export function Reference({ code, correlationId }: ReferenceProps) {
  const { t } = useTranslation('common');
  const [isCopied, setCopied] = useState(false);
  const words = [code, correlationId].filter((word) => word !== undefined).join(' · ');
  if (words === '') return null;
  const copy = () =>
    navigator.clipboard.writeText(`${words} · ${new Date().toISOString()}`).then(
      () => setCopied(true),
      // Without the right to it, there is still the text itself to be marked.
      () => undefined,
    );
  return (
    <p className={styles['reference']}>
      <span>
        {t('fault.reference')} <code>{words}</code>
      </span>
      <Button size="small" variant="quiet" onClick={() => void copy()}>
        <span aria-live="polite">{t(isCopied ? 'fault.copied' : 'fault.copy')}</span>
      </Button>
    </p>
  );
}
