import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatMoney } from '../../i18n/formatMoney.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { BannerArea } from '../../shell/banners/BannerArea.tsx';
import { minimumAge as playingAge } from '../../shell/footer/Footer.tsx';
import type { HelpScreenQuery } from './__generated__/HelpScreenQuery.graphql.ts';
import { HelpAgreement } from './HelpAgreement.tsx';
import { HelpContact } from './HelpContact.tsx';
import { HelpContents } from './HelpContents.tsx';
import styles from './HelpScreen.module.css';
import { HelpSection } from './HelpSection.tsx';
import { type HelpFacts, topicSections } from './helpSections.ts';
import { HelpSkeleton } from './HelpSkeleton.tsx';
import { HelpTopics } from './HelpTopics.tsx';
import { useSectionOfAddress } from './useSectionOfAddress.ts';

export function HelpScreen() {
  return (
    <Suspense fallback={<HelpSkeleton />}>
      <HelpContent />
    </Suspense>
  );
}

function HelpContent() {
  const { t, i18n } = useTranslation('help');
  const data = useRouteQuery<HelpScreenQuery>(graphql`
    query HelpScreenQuery {
      ...Shell_query
      ...BannerArea_query @arguments(group: HELP)
      site {
        brandName
        ...HelpContact_site
      }
      registrationForm {
        minimumAge
        bonus {
          amount
          symbol
        }
      }
    }
  `);
  useSectionOfAddress();
  const { site, registrationForm: form } = data;
  const facts: HelpFacts = {
    brand: site.brandName,
    playingAge,
    registrationAge: form?.minimumAge,
    bonus: form && /[1-9]/.test(form.bonus.amount) ? formatMoney(form.bonus, i18n.language) : undefined,
  };
  return (
    <>
      <title>{t('title', { ...facts })}</title>
      <BannerArea query={data} />
      <h1 className={styles['heading']}>{t('heading')}</h1>
      <p className={styles['lead']}>{t('lead')}</p>
      <div className={styles['layout']}>
        <HelpContents />
        <div className={styles['sections']}>
          {topicSections.map((section) => (
            <HelpSection key={section.id} id={section.id}>
              <HelpTopics section={section} facts={facts} />
            </HelpSection>
          ))}
          <HelpAgreement facts={facts} />
          <HelpContact site={site} />
        </div>
      </div>
    </>
  );
}
