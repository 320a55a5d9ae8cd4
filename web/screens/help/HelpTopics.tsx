import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './HelpSection.module.css';
import { type HelpFacts, type HelpSectionOrder, sayable } from './helpSections.ts';

export interface HelpTopicsProps {
  section: HelpSectionOrder;
  facts: HelpFacts;
}

/** The answers of a section, each under its own heading. */
export function HelpTopics({ section: { id, topics }, facts }: HelpTopicsProps) {
  const { t } = useTranslation('help');
  return sayable(id, topics, facts).map((topic) => (
    <div key={topic}>
      <h3 className={styles['topic']}>{t(`${id}.${topic}.title`)}</h3>
      <p className={styles['text']}>
        <Trans t={t} i18nKey={`${id}.${topic}.text`} values={facts} components={{ register: <Link to="/register" /> }} />
      </p>
    </div>
  ));
}
