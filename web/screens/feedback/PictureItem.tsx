import { Trash2 } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import type { ChosenPicture } from './pictureList.ts';
import styles from './FeedbackForm.module.css';
import type { Pictures } from './usePictures.ts';

export interface PictureItemProps {
  picture: ChosenPicture;
  pictures: Pictures;
  maxRemarkLength: number;
  /** What a picture may have at most. */
  megabytes: number;
}

const worded = new Set(['PICTURE_TYPE', 'PICTURE_UNREADABLE', 'TOO_LARGE', 'TOO_MANY_ATTEMPTS', 'UNAUTHENTICATED', 'REAL_ACCOUNT_NEEDED']);

/** A picture that was chosen: what is to be seen, how far it is, what is said of it. */
export function PictureItem({ picture, pictures, maxRemarkLength, megabytes }: PictureItemProps) {
  const { t } = useTranslation('feedback');
  const { key, file, preview, remark, progress, pictureId, code } = picture;
  const isLost = code !== undefined && !['PICTURE_TYPE', 'PICTURE_UNREADABLE', 'TOO_LARGE'].includes(code);
  return (
    <li className={styles['picture']}>
      <span className={styles['preview']}>{preview !== '' && <img src={preview} alt={file.name} width={72} height={72} />}</span>
      <div className={styles['about']}>
        <p className={styles['name']}>{file.name}</p>
        {code !== undefined ? (
          <p role="alert" className={styles['wrong']}>
            {t(`wrong.${worded.has(code) ? code : 'LOST'}`, { megabytes })}
          </p>
        ) : pictureId === undefined ? (
          <progress value={progress} max={1} aria-label={t('sending', { name: file.name })} />
        ) : (
          <TextField label={t('remark')} value={remark} maxLength={maxRemarkLength} onChange={(value) => pictures.describe(key, value)} />
        )}
        {isLost && (
          <Button size="small" onClick={() => pictures.retry(picture)}>
            {t('again')}
          </Button>
        )}
      </div>
      <IconButton label={t('remove', { name: file.name })} onClick={() => pictures.remove(key)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}
