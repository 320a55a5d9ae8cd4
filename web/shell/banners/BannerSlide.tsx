import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { BannerSlide_banner$key } from './__generated__/BannerSlide_banner.graphql.ts';
import { narrowScreen } from './narrowScreen.ts';
import styles from './BannerArea.module.css';

/** One banner: its picture, which carries its words, and its link where it has one. */
export function BannerSlide({ banner, isFirst }: { banner: BannerSlide_banner$key; isFirst: boolean }) {
  const { imageUrl, tallImageUrl, focus, tallFocus, title, link } = useFragment<BannerSlide_banner$key>(
    graphql`
      fragment BannerSlide_banner on Banner {
        imageUrl
        tallImageUrl
        focus
        tallFocus
        title
        link {
          url
          opensNewTab
        }
      }
    `,
    banner,
  );
  const picture = (
    <picture>
      {tallImageUrl != null && <source media={narrowScreen} srcSet={tallImageUrl} width="800" height="600" />}
      <img
        src={imageUrl}
        alt={title}
        width="1600"
        height="520"
        decoding={isFirst ? 'sync' : 'async'}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        data-focus={focus}
        data-tall-focus={tallFocus}
        className={styles['picture']}
      />
    </picture>
  );
  if (!link) return <div className={styles['slide']}>{picture}</div>;
  if (!link.opensNewTab && link.url.startsWith('/')) {
    return (
      <Link to={link.url} className={styles['slide']}>
        {picture}
      </Link>
    );
  }
  return (
    <a href={link.url} {...(link.opensNewTab && { target: '_blank', rel: 'noopener noreferrer' })} className={styles['slide']}>
      {picture}
    </a>
  );
}
