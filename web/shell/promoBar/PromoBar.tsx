import { X } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { siteStorage } from '../../storage/siteStorage.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import type { PromoBar_site$key } from './__generated__/PromoBar_site.graphql.ts';
import styles from './PromoBar.module.css';

export interface PromoBarProps {
  site: PromoBar_site$key;
}

/** The device keeps which line was put away: another one is shown again. */
const storageKey = 'promoBarAway';

/** One line at the lower edge, where it moves nothing that is read; it stays away once it was put away, and from the page that it leads to. */
export function PromoBar({ site }: PromoBarProps) {
  const { t } = useTranslation('menu');
  const { pathname } = useLocation();
  const { promoBar } = useFragment<PromoBar_site$key>(
    graphql`
      fragment PromoBar_site on Site {
        promoBar {
          barId
          text
          url
        }
      }
    `,
    site,
  );
  const [away, setAway] = useState(() => siteStorage.device.getItem(storageKey));
  if (!promoBar || promoBar.barId === away || promoBar.url === pathname) return null;
  const putAway = () => {
    siteStorage.device.setItem(storageKey, promoBar.barId);
    setAway(promoBar.barId);
    // The button goes with its bar: the focus is not left to nobody.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <aside aria-label={t('promo.label')} className={styles['bar']} data-off-paper>
      <a href={promoBar.url} target="_blank" rel="noopener noreferrer" className={styles['link']}>
        {promoBar.text}
      </a>
      <IconButton label={t('promo.away')} onClick={putAway}>
        <X aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
