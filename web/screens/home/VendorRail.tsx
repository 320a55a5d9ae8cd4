import { useDeferredValue } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { lobbyPath, vendorPath } from '../../shell/categories.ts';
import { HotMark } from '../../shell/games/HotMark.tsx';
import { Img } from '../../ui/Img/Img.tsx';
import { Rail } from '../../ui/Rail/Rail.tsx';
import type { VendorRail_lane$key } from './__generated__/VendorRail_lane.graphql.ts';
import styles from './VendorRail.module.css';

/** The studios of one category, each leading to its games in the lobby. */
export function VendorRail({ lane }: { lane: VendorRail_lane$key }) {
  const { t } = useTranslation(['home', 'shell']);
  // Below the fold: its place is kept, and its cards are drawn once the page stands.
  const isDrawn = useDeferredValue(true, false);
  const { category, vendors } = useFragment<VendorRail_lane$key>(
    graphql`
      fragment VendorRail_lane on GameCategoryLane {
        category
        vendors {
          id
          code
          name
          logoUrl
          hot
          gameCount
        }
      }
    `,
    lane,
  );
  const path = lobbyPath(category);
  if (!path) return null;
  return (
    <div className={styles['cards']}>
      <Rail
        title={t(`shell:category.${category}`)}
        more={
          <Link to={path} className={styles['more']}>
            {t('all')}
          </Link>
        }
      >
        {(isDrawn ? vendors : []).map(({ id, code, name, logoUrl, hot, gameCount }) => (
          <li key={id}>
            <Link to={vendorPath(category, code)} className={styles['card']}>
              <span className={styles['logo']}>
                <Img src={logoUrl} alt="" width={64} height={64} />
              </span>
              <span className={styles['words']}>
                <span className={styles['name']}>{name}</span>
                <span className={styles['count']}>{t('games', { count: gameCount })}</span>
              </span>
              {hot && <HotMark />}
            </Link>
          </li>
        ))}
      </Rail>
    </div>
  );
}
