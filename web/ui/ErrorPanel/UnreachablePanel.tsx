import { useTranslation } from '../../i18n/useTranslation.ts';
import { useWhenOnline } from '../useWhenOnline.ts';
import { ErrorPanel, type ErrorPanelProps } from './ErrorPanel.tsx';

/** Code of a request that nobody has answered. */
export const unreachable = 'UNREACHABLE';

/** Nobody could be asked: the fault is the connection's, and as soon as there is one again the rest comes by itself. */
export function UnreachablePanel({ onRetry, ...reference }: Pick<ErrorPanelProps, 'code' | 'correlationId'> & { onRetry: () => void }) {
  const { t } = useTranslation('status');
  useWhenOnline(onRetry);
  return <ErrorPanel {...reference} title={t('unreachable.title')} text={t('unreachable.text')} onRetry={onRetry} />;
}
