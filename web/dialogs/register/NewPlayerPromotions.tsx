import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { Carousel } from '../../ui/Carousel/Carousel.tsx';
import { Img } from '../../ui/Img/Img.tsx';
import styles from './NewPlayerPromotions.module.css';
import type { NewPlayerPromotions_site$key } from './__generated__/NewPlayerPromotions_site.graphql.ts';

/** What awaits a new member, one after the other; nothing where there is nothing. */
export function NewPlayerPromotions({ site }: { site: NewPlayerPromotions_site$key }) {
  const { t } = useTranslation('register');
  const { newPlayerPromotions: promotions } = useFragment(
    graphql`
      fragment NewPlayerPromotions_site on Site {
        newPlayerPromotions {
          id
          title
          summary
          imageUrl
        }
      }
    `,
    site,
  );
  if (!promotions?.length) return null;
  const slides = promotions.map(({ id, title, summary, imageUrl }) => ({
    id,
    draw: () => (
      <article className={styles['promotion']}>
        {imageUrl != null && (
          <div className={styles['picture']}>
            <Img src={imageUrl} alt="" width={320} height={240} />
          </div>
        )}
        <div>
          <h3 className={styles['name']}>{title}</h3>
          <p className={styles['summary']}>{summary}</p>
        </div>
      </article>
    ),
  }));
  return (
    <section className={styles['promotions']}>
      <h2 className={styles['heading']}>{t('promotions')}</h2>
      <Carousel key={slides.map(({ id }) => id).join()} label={t('promotions')} slides={slides} hasDots />
    </section>
  );
}
