import { useTranslation } from '../../i18n/useTranslation.ts';
import { MessageDialog } from '../../ui/MessageDialog/MessageDialog.tsx';
import type { CodeWarning } from './useSentCode.ts';

/** Says why no code was sent: in the operator's words where it gave some. */
export function CodeWarningDialog({ warning, onClose }: { warning: CodeWarning; onClose: () => void }) {
  const { t } = useTranslation('verification');
  return (
    <MessageDialog
      title={t('warning.title')}
      confirm={{ label: t('warning.confirm'), onPress: onClose }}
      onClose={onClose}
      reference={warning.reference}
    >
      <p>{'text' in warning ? warning.text : t(`warning.${warning.kind}`)}</p>
    </MessageDialog>
  );
}
