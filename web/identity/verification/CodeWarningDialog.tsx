import { useTranslation } from 'react-i18next';
import type { CodeWarning } from './useSentCode.ts';
import { WarningDialog } from './WarningDialog.tsx';

/** Says why no code was sent: in the operator's words where it gave some. */
export function CodeWarningDialog({ warning, onClose }: { warning: CodeWarning; onClose: () => void }) {
  const { t } = useTranslation('verification');
  return (
    <WarningDialog title={t('warning.title')} onClose={onClose}>
      {'text' in warning ? warning.text : t(`warning.${warning.kind}`)}
    </WarningDialog>
  );
}
