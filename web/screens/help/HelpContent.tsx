import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatMoney } from '../../i18n/formatMoney.ts';
import { HelpAgreement } from './HelpAgreement.tsx';
import { HelpContact } from './HelpContact.tsx';
import { HelpContents } from './HelpContents.tsx';
import styles from './HelpContent.module.css';
import { HelpSection } from './HelpSection.tsx';
import { type HelpFacts, topicSections } from './helpSections.ts';
import { HelpTopics } from './HelpTopics.tsx';
import { useSectionOfAddress } from './useSectionOfAddress.ts';
import type { HelpContent_query$key } from './__generated__/HelpContent_query.graphql.ts';

export interface HelpContentProps {
  query: HelpContent_query$key;
  heading: string;
}

/** Every section of the help, with the contents beside them. */
export function HelpContent({ query, heading }: HelpContentProps) {
  const { t, i18n } = useTranslation('help');
  const { site, registrationForm: form } = useFragment<HelpContent_query$key>(
    graphql`
      fragment HelpContent_query on Query {
        site {
          brandName
          minimumAge
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
    `,
    query,
  );
  useSectionOfAddress();
  const facts: HelpFacts = {
    brand: site.brandName,
    playingAge: site.minimumAge,
    registrationAge: form?.minimumAge,
    bonus: form && /[1-9]/.test(form.bonus.amount) ? formatMoney(form.bonus, i18n.language) : undefined,
  };
  return (
    <>
      <h1 className={styles['heading']}>{heading}</h1>
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
