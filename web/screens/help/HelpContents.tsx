import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './HelpContents.module.css';
import { sectionIds } from './helpSections.ts';

export function HelpContents() {
  const { t } = useTranslation('help');
  return (
    <nav aria-labelledby="help-contents" className={styles['contents']}>
      <p id="help-contents" className={styles['label']}>
        {t('contents')}
      </p>
      <ul className={styles['list']}>
        {sectionIds.map((id) => (
          <li key={id}>
            <Link to={`#${id}`} className={styles['link']}>
              {t(`${id}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
