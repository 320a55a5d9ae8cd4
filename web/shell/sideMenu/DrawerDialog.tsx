import { X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useModal } from '../../ui/Dialog/useModal.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import type { SideMenu_query$key } from './__generated__/SideMenu_query.graphql.ts';
import styles from './SideDrawer.module.css';
import { SideMenu } from './SideMenu.tsx';

interface DrawerDialogProps {
  query: SideMenu_query$key;
  onLeave: () => void;
}

/** The side menu over the page, for as long as it is rendered: the focus stays inside, and Escape or a press beside it leaves it. */
export function DrawerDialog({ query, onLeave }: DrawerDialogProps) {
  const { t } = useTranslation('shell');
  const dialog = useModal({ onLeave, isLeftByPress: true });
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const listening = new AbortController();
    // Closed by a link, or by what says that it leads away. Heard at the document, after the link itself has done its work.
    const leadAway = ({ target }: Event) =>
      target instanceof Element && dialog.current?.contains(target.closest('a, [data-leads-away]')) && leave();
    document.addEventListener('click', leadAway, { signal: listening.signal });
    return () => listening.abort();
  }, [dialog]);
  return (
    <dialog ref={dialog} aria-label={t('menu.label')} className={styles['dialog']}>
      <div className={styles['sheet']}>
        <div className={styles['close']}>
          <IconButton label={t('menu.close')} data-autofocus onClick={onLeave}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <SideMenu query={query} inDrawer />
      </div>
    </dialog>
  );
}
