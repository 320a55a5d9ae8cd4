import { useTranslation } from 'react-i18next';
import { HelpSection } from './HelpSection.tsx';
import styles from './HelpSection.module.css';
import { agreementTerms, type HelpFacts, sayable } from './helpSections.ts';

/** What a member agrees to; the registration form leads here. */
export function HelpAgreement({ facts }: { facts: HelpFacts }) {
  const { t } = useTranslation('help');
  return (
    <HelpSection id="agreement">
      <p className={styles['text']}>{t('agreement.intro', { ...facts })}</p>
      <ol className={styles['terms']}>
        {sayable('agreement', agreementTerms, facts).map((term) => (
          <li key={term}>{t(`agreement.${term}`, { ...facts })}</li>
        ))}
      </ol>
    </HelpSection>
  );
}
