import { useTranslation } from '../../i18n/useTranslation.ts';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import styles from './Palette.module.css';

const shortcuts = [
  ['palette', ['Ctrl', 'K']],
  ['help', ['?']],
  ['close', ['Esc']],
  ['next', ['Tab']],
  ['banner', ['←', '→']],
] as const;

/** The keys that work everywhere. */
export function ShortcutHelpDialog() {
  const { t } = useTranslation('palette');
  const { close } = useDialogs();
  return (
    <Dialog title={t('shortcuts.title')} onClose={close} size="dialog">
      <dl className={styles['keys']}>
        {shortcuts.map(([name, keys]) => (
          <div key={name} className={styles['key']}>
            <dt>{t(`shortcuts.${name}`)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
