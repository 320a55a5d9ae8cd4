import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../Button/Button.tsx';
import type { NumberedToast } from './ToastMessage.ts';
import styles from './PlainToast.module.css';

/** The newest message, where the code of the region did not come. */
export function PlainToast({ message: { id, text, action }, onClose }: { message: NumberedToast; onClose: (id: number) => void }) {
  const { t } = useTranslation('common');
  return (
    <div role="alert" className={styles['toast']}>
      <p>{text}</p>
      {action && (
        <Button size="small" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      <Button size="small" onClick={() => onClose(id)}>
        {t('close')}
      </Button>
    </div>
  );
}
