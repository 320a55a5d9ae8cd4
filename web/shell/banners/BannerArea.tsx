import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Carousel } from '../../ui/Carousel/Carousel.tsx';
import type { BannerArea_query$key } from './__generated__/BannerArea_query.graphql.ts';
import { BannerSlide } from './BannerSlide.tsx';
import styles from './BannerArea.module.css';

export interface BannerAreaProps {
  query: BannerArea_query$key;
  /** Home's banner is taller, centred, and has dots. */
  isHome?: boolean;
}

/** The banners of a screen's group; nothing where it has none. */
export function BannerArea({ query, isHome = false }: BannerAreaProps) {
  const { t } = useTranslation('shell');
  const { banners } = useFragment<BannerArea_query$key>(
    graphql`
      fragment BannerArea_query on Query @argumentDefinitions(group: { type: "BannerGroup!" }) {
        banners(group: $group) {
          id
          ...BannerSlide_banner
        }
      }
    `,
    query,
  );
  if (!banners?.length) return null;
  const slides = banners.map((banner) => ({
    id: banner.id,
    draw: (isFirst: boolean) => <BannerSlide banner={banner} isFirst={isFirst} />,
  }));
  return (
    <div className={styles['area']} data-home={isHome || undefined}>
      <Carousel key={slides.map(({ id }) => id).join()} label={t('banner.label')} slides={slides} hasDots={isHome} isCentred={isHome} />
    </div>
  );
}
