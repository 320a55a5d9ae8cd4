import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../Button/Button.tsx';
import { useCopied } from '../useCopied.ts';
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
  const { copied, copy } = useCopied();
  const isCopied = copied !== null;
  const words = [code, correlationId].filter((word) => word !== undefined).join(' · ');
  if (words === '') return null;
  return (
    <p className={styles['reference']}>
      <span>
        {t('fault.reference')} <code>{words}</code>
      </span>
      <Button size="small" variant="quiet" onClick={() => copy(`${words} · ${new Date().toISOString()}`)}>
        {t(isCopied ? 'fault.copied' : 'fault.copy')}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied && t('fault.copied')}
      </span>
    </p>
  );
}
