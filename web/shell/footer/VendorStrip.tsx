import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { Img } from '../../ui/Img/Img.tsx';
import { vendorPath } from '../categories.ts';
import type { VendorStrip_lanes$key } from './__generated__/VendorStrip_lanes.graphql.ts';
import styles from './Footer.module.css';

/** Every studio once, whatever number of categories it is in. */
export function VendorStrip({ lanes }: { lanes: VendorStrip_lanes$key }) {
  const { t } = useTranslation('shell');
  const data = useFragment<VendorStrip_lanes$key>(
    graphql`
      fragment VendorStrip_lanes on GameCategoryLane @relay(plural: true) {
        category
        vendors {
          id
          code
          name
          logoUrl
        }
      }
    `,
    lanes,
  );
  const entries = data.flatMap(({ category, vendors }) => vendors.map((vendor) => ({ ...vendor, to: vendorPath(category, vendor.code) })));
  const vendors = [...new Map(entries.toReversed().map((entry) => [entry.name, entry])).values()].toReversed();
  return (
    <section aria-labelledby="footer-studios">
      <h2 id="footer-studios" className={styles['heading']}>
        {t('footer.vendors')}
      </h2>
      <ul className={styles['vendors']}>
        {vendors.map(({ id, name, logoUrl, to }) => (
          <li key={id}>
            <Link to={to} className={styles['vendor']}>
              <span className={styles['logo']}>
                <Img src={logoUrl} alt="" width={48} height={48} />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
