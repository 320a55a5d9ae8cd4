import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { useCopied } from '../../../ui/useCopied.ts';
import styles from './PayBox.module.css';

/** Something to be copied word for word; `text` is what is copied, where it is not what is shown. */
export function CopyLine({ label, value, text = value }: { label: string; value: string; text?: string }) {
  const { t } = useTranslation('deposit');
  const { copied, copy } = useCopied();
  const isCopied = copied !== null;
  return (
    <div className={styles['line']}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      <Button size="small" variant="quiet" aria-label={t('pay.copyOf', { what: label })} onClick={() => copy(text)}>
        {t(isCopied ? 'pay.copied' : 'pay.copy')}
      </Button>
      {/* Beside the button, whose name says what it copies: of what changes within it nothing would be read out. */}
      <span role="status" className="visually-hidden">
        {isCopied && t('pay.copied')}
      </span>
    </div>
  );
}
