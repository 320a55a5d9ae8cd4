import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { lobbyPath } from '../categories.ts';
import type { Footer_query$key } from './__generated__/Footer_query.graphql.ts';
import { FooterAccount } from './FooterAccount.tsx';
import { LazyPartnerButton } from './LazyPartnerButton.tsx';
import styles from './Footer.module.css';
import { agesKey } from '../agesKey.ts';
import { VendorStrip } from './VendorStrip.tsx';

const topics = ['about', 'payments', 'responsibility'] as const;

export function Footer({ query }: { query: Footer_query$key }) {
  const { t } = useTranslation(['shell', 'common']);
  const [year] = useState(() => new Date().getFullYear());
  const { site, gameCategories } = useFragment<Footer_query$key>(
    graphql`
      fragment Footer_query on Query @argumentDefinitions(hasMenus: { type: "Boolean!", defaultValue: true }) {
        site {
          brandName
          minimumAge
          registrationAge
          resources {
            type
            url
          }
        }
        gameCategories @include(if: $hasMenus) {
          category
          vendors {
            id
          }
          ...VendorStrip_lanes
        }
      }
    `,
    query,
  );
  const lanes = (gameCategories ?? []).filter(({ vendors }) => vendors.length > 0);
  const ages = { registration: site.registrationAge, play: site.minimumAge };
  const affiliates = site.resources.find(({ type }) => type === 'AFFILIATELINK');
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['groups']}>
          <nav aria-labelledby="footer-games">
            <h2 id="footer-games" className={styles['heading']}>
              {t('footer.games')}
            </h2>
            <ul className={styles['games']}>
              {lanes.map(({ category }) => {
                const path = lobbyPath(category);
                return (
                  path && (
                    <li key={category}>
                      <Link to={path} className={styles['link']}>
                        {t(`category.${category}`)}
                      </Link>
                    </li>
                  )
                );
              })}
            </ul>
          </nav>
          <FooterAccount />
          <section aria-labelledby="footer-house" className={styles['house']}>
            <h2 id="footer-house" className={styles['heading']}>
              {site.brandName}
            </h2>
            {topics.map((topic) => (
              <details key={topic} className={styles['topic']}>
                <summary className={styles['link']}>{t(`footer.${topic}.title`, { brand: site.brandName })}</summary>
                <p>{t(`footer.${topic}.text`, { brand: site.brandName, age: site.minimumAge })}</p>
              </details>
            ))}
            <Link to="/sites" className={styles['link']}>
              {t('footer.sites')}
            </Link>
            {affiliates ? (
              <a href={affiliates.url} target="_blank" rel="noopener noreferrer" className={styles['link']}>
                {t('footer.affiliates')}
              </a>
            ) : (
              <LazyPartnerButton />
            )}
          </section>
        </div>
        {gameCategories && <VendorStrip lanes={gameCategories} />}
        <div className={styles['small']}>
          <span className={styles['age']}>{site.minimumAge}+</span>
          <p>{t('footer.warning', { risk: t('footer.risk'), ages: t(agesKey(ages), ages) })}</p>
          <p className={styles['copyright']}>{t('footer.copyright', { brand: site.brandName, year })}</p>
        </div>
      </div>
    </footer>
  );
}
