import { Menu, X } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import type { SideMenu_query$key } from './__generated__/SideMenu_query.graphql.ts';
import { SideMenu } from './SideMenu.tsx';
import styles from './SideDrawer.module.css';

/** The side menu on phones: a native dialog, so focus stays inside and Escape closes it. */
export function SideDrawer({ query }: { query: SideMenu_query$key }) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const onClick = ({ target }: MouseEvent<HTMLDialogElement>) => {
    // A link leads away, and so does what says so; a press beside the menu lands on the dialog itself.
    if (target === dialog.current || (target instanceof Element && target.closest('a, [data-leads-away]'))) dialog.current?.close();
  };
  return (
    <div className={styles['drawer']}>
      <IconButton label={t('menu.open')} aria-expanded={isOpen} onClick={open}>
        <Menu aria-hidden="true" />
      </IconButton>
      <dialog ref={dialog} aria-label={t('menu.label')} className={styles['dialog']} onClose={() => setOpen(false)} onClick={onClick}>
        {isOpen && (
          <div className={styles['sheet']}>
            <div className={styles['close']}>
              <IconButton label={t('menu.close')} onClick={() => dialog.current?.close()}>
                <X aria-hidden="true" />
              </IconButton>
            </div>
            <SideMenu query={query} inDrawer />
          </div>
        )}
      </dialog>
    </div>
  );
}
