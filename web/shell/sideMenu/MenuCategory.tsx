import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { lobbyPath, vendorPath } from '../categories.ts';
import type { MenuCategory_lane$key } from './__generated__/MenuCategory_lane.graphql.ts';
import { MenuLink } from './MenuLink.tsx';
import styles from './SideMenu.module.css';

/** A category and, unfolded, its vendors with All before them. It starts unfolded where it is the current one. */
export function MenuCategory({ lane }: { lane: MenuCategory_lane$key }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const listId = useId();
  const { category, vendors } = useFragment<MenuCategory_lane$key>(
    graphql`
      fragment MenuCategory_lane on GameCategoryLane {
        category
        vendors {
          id
          code
          name
        }
      }
    `,
    lane,
  );
  const path = lobbyPath(category);
  const isCurrent = path === pathname;
  const [isToggled, setToggled] = useState<boolean>();
  const isUnfolded = isToggled ?? isCurrent;
  if (!path) return null;

  const name = t(`category.${category}`);
  const entry = (vendor: string | null, label: string) => (
    <li key={vendor ?? ''}>
      <Link
        to={vendorPath(category, vendor ?? '')}
        aria-current={isCurrent && parameters.get('vendor') === vendor ? 'page' : undefined}
        className={styles['vendor']}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <li>
      <div className={styles['row']}>
        <MenuLink to={path} icon={category} label={name} />
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={listId}
          aria-label={t('menu.vendorsOf', { category: name })}
          className={styles['unfold']}
          onClick={() => setToggled(!isUnfolded)}
        >
          <ChevronDown aria-hidden="true" size={16} />
        </button>
      </div>
      <ul id={listId} hidden={!isUnfolded} className={styles['vendors']}>
        {isUnfolded && entry(null, t('menu.all'))}
        {isUnfolded && vendors.map(({ code, name: label }) => code && entry(code, label))}
      </ul>
    </li>
  );
}
