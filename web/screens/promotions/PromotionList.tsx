import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link, useSearchParams } from 'react-router-dom';
import { SectionFault } from '../../shell/SectionFault.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { TabPanel } from '../../ui/Tabs/TabPanel.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { PromotionCard } from './PromotionCard.tsx';
import styles from './PromotionsScreen.module.css';
import type { PromotionList_query$key } from './__generated__/PromotionList_query.graphql.ts';

const all = 'ALL';
/** Pictures that a wide screen shows at once. */
const visibleAtOnce = 3;

/** The promotions, under a tab for each kind that there is; the tab is part of the address (`type`). */
export function PromotionList({ query }: { query: PromotionList_query$key }) {
  const { t } = useTranslation('promotions');
  const [parameters, setParameters] = useSearchParams();
  const { promotions, site } = useFragment<PromotionList_query$key>(
    graphql`
      fragment PromotionList_query on Query {
        site {
          timeZone
        }
        promotions(first: 100) {
          edges {
            node {
              id
              category
              ...PromotionCard_promotion
            }
          }
        }
      }
    `,
    query,
  );
  if (!promotions) return <SectionFault />;
  const rows = promotions.edges.map(({ node }) => node);
  if (rows.length === 0)
    return (
      <EmptyState
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('empty.home')}
          </Link>
        }
      />
    );
  const kinds: readonly string[] = [all, ...new Set(rows.map(({ category }) => category))];
  const named = parameters.get('type')?.toUpperCase() ?? all;
  const type = kinds.includes(named) ? named : all;
  const choose = (kind: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (kind === all) next.delete('type');
        else next.set('type', kind.toLowerCase());
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <Tabs
      label={t('types')}
      tabs={kinds.map((key) => ({ key, title: t(key === all ? 'all' : `category.${key}`) }))}
      selected={type}
      onSelect={choose}
      look="underlined"
    >
      <TabPanel of={type}>
        <ul className={styles['cards']}>
          {rows
            .filter(({ category }) => type === all || category === type)
            .map((row, index) => (
              <li key={row.id}>
                <PromotionCard promotion={row} timeZone={site.timeZone} eager={index < visibleAtOnce} />
              </li>
            ))}
        </ul>
      </TabPanel>
    </Tabs>
  );
}
