import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import type { SideMenu_query$key } from './__generated__/SideMenu_query.graphql.ts';
import { DrawerDialog } from './DrawerDialog.tsx';
import styles from './SideDrawer.module.css';

/** The side menu on phones, and the button that opens it. */
export function SideDrawer({ query }: { query: SideMenu_query$key }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['drawer']}>
      <IconButton label={t('menu.open')} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Menu aria-hidden="true" />
      </IconButton>
      {isOpen && <DrawerDialog query={query} onLeave={() => setOpen(false)} />}
    </div>
  );
}
