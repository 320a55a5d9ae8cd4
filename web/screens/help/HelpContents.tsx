import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link, useLocation } from 'react-router-dom';
import styles from './HelpContents.module.css';

export function HelpContents({ sections }: { sections: readonly { readonly id: string; readonly title: string }[] }) {
  const { t } = useTranslation('help');
  const { search } = useLocation();
  return (
    <nav aria-labelledby="help-contents" className={styles['contents']}>
      <p id="help-contents" className={styles['label']}>
        {t('contents')}
      </p>
      <ul className={styles['list']}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={{ search, hash: id }} className={styles['link']}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
