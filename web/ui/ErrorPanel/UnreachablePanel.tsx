import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { ErrorPanel, type ErrorPanelProps } from './ErrorPanel.tsx';

/** Code of a request that nobody has answered. */
export const unreachable = 'UNREACHABLE';

/** Nobody could be asked: the fault is the connection's, and as soon as there is one again the rest comes by itself. */
export function UnreachablePanel({ onRetry, ...reference }: Pick<ErrorPanelProps, 'code' | 'correlationId'> & { onRetry: () => void }) {
  const { t } = useTranslation('status');
  const again = useEffectEvent(onRetry);
  useEffect(() => {
    const onReturn = () => again();
    window.addEventListener('online', onReturn);
    return () => window.removeEventListener('online', onReturn);
  }, []);
  return <ErrorPanel {...reference} title={t('unreachable.title')} text={t('unreachable.text')} onRetry={onRetry} />;
}
