import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import styles from './PayBox.module.css';

/** Something to be copied word for word; `text` is what is copied, where it is not what is shown. */
export function CopyLine({ label, value, text = value }: { label: string; value: string; text?: string }) {
  const { t } = useTranslation('deposit');
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Without the right to it, there is still the text itself to be marked.
      () => undefined,
    );
  return (
    <div className={styles['line']}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      <Button size="small" variant="quiet" aria-label={t('pay.copyOf', { what: label })} onClick={() => void copy()}>
        {t(isCopied ? 'pay.copied' : 'pay.copy')}
      </Button>
      {/* Beside the button, whose name says what it copies: of what changes within it nothing would be read out. */}
      <span role="status" className="visually-hidden">
        {isCopied && t('pay.copied')}
      </span>
    </div>
  );
}
