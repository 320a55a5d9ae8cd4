import { ChevronLeft } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { formatStamp } from '../../i18n/formatStamp.ts';
import { FormattedText } from '../../ui/FormattedText/FormattedText.tsx';
import type { AnnouncementDetail_announcement$key } from './__generated__/AnnouncementDetail_announcement.graphql.ts';
import { AnnouncementLink } from './AnnouncementLink.tsx';
import styles from './Announcements.module.css';

export interface AnnouncementDetailProps {
  announcement: AnnouncementDetail_announcement$key;
  timeZone: string;
  /** Back to the list, where there is no room for both. */
  onBack: () => void;
}

/** One announcement: title, date, what it says, and where it leads on. */
export function AnnouncementDetail({ announcement, timeZone, onBack }: AnnouncementDetailProps) {
  const { t } = useTranslation('messages');
  const { title, content, publishedAt, link } = useFragment(
    graphql`
      fragment AnnouncementDetail_announcement on Announcement {
        title
        content
        publishedAt
        link
      }
    `,
    announcement,
  );
  return (
    <article className={styles['detail']} aria-label={title}>
      <button type="button" className={styles['back']} onClick={onBack}>
        <ChevronLeft aria-hidden="true" size={18} /> {t('announcements.back')}
      </button>
      <h3 tabIndex={-1} className={styles['heading']}>
        {title}
      </h3>
      <time dateTime={publishedAt} className={styles['time']}>
        {formatStamp(publishedAt, timeZone)}
      </time>
      <FormattedText html={content} />
      {link && <AnnouncementLink to={link}>{t('announcements.more')}</AnnouncementLink>}
    </article>
  );
}
