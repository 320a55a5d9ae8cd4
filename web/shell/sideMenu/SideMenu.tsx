import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../ui/BrandMark/BrandMark.tsx';
import type { SideMenu_query$key } from './__generated__/SideMenu_query.graphql.ts';
import { ThemeSwitch } from '../header/ThemeSwitch.tsx';
import { CollapseToggle } from './CollapseToggle.tsx';
import { LazyMenuExtras } from './LazyMenuExtras.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { MenuCategory } from './MenuCategory.tsx';
import { MenuLink } from './MenuLink.tsx';
import styles from './SideMenu.module.css';

export interface SideMenuProps {
  query: SideMenu_query$key;
  /** In the drawer of a phone there is nothing to collapse. */
  inDrawer?: boolean;
}

export function SideMenu({ query, inDrawer = false }: SideMenuProps) {
  const { t } = useTranslation('shell');
  const { site, gameCategories } = useFragment<SideMenu_query$key>(
    graphql`
      fragment SideMenu_query on Query @argumentDefinitions(hasMenus: { type: "Boolean!", defaultValue: true }) {
        site {
          brandName
          ...LanguagePicker_site
          ...MenuExtras_site
        }
        gameCategories @include(if: $hasMenus) {
          category
          vendors {
            id
          }
          ...MenuCategory_lane
        }
      }
    `,
    query,
  );
  // In-House has its own entry above, whether it is a lane or not.
  const filled = (gameCategories ?? []).filter(({ vendors }) => vendors.length > 0);
  const inHouse = filled.find(({ category }) => category === 'INHOUSE');
  const lanes = filled.filter((lane) => lane !== inHouse);
  return (
    <div className={styles['menu']}>
      <Link to="/" className={styles['brand']}>
        <BrandMark />
        <span className={styles['text']}>{site.brandName}</span>
      </Link>
      <nav aria-label={t('menu.label')} className={styles['nav']}>
        <ul>
          <li>
            <MenuLink to="/" icon="HOME" label={t('menu.home')} />
          </li>
          {inHouse ? (
            <MenuCategory lane={inHouse} />
          ) : (
            <li>
              <MenuLink to="/inhouse" icon="INHOUSE" label={t('category.INHOUSE')} />
            </li>
          )}
          {lanes.map((lane) => (
            <MenuCategory key={lane.category} lane={lane} />
          ))}
          <li>
            <MenuLink to="/promotions" icon="PROMOTIONS" label={t('bar.promotions')} />
          </li>
        </ul>
        <LazyMenuExtras site={site} inDrawer={inDrawer} />
      </nav>
      <div className={styles['end']}>
        <LanguagePicker site={site} />
        {inDrawer ? <ThemeSwitch /> : <CollapseToggle />}
      </div>
    </div>
  );
}
