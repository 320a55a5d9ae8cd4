import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Img } from '../../../ui/Img/Img.tsx';
import styles from './AvatarPicker.module.css';

export interface AvatarPickerProps {
  urls: readonly string[];
  /** `null` where the first letter of the name stands in. */
  chosen: string | null;
  onChoose: (url: string) => void;
}

/** The pictures of the house, all in sight; one of them is the member's. */
export function AvatarPicker({ urls, chosen, onChoose }: AvatarPickerProps) {
  const { t } = useTranslation('profile');
  return (
    <fieldset className={styles['picker']}>
      <legend>{t('avatar')}</legend>
      <div className={styles['pictures']}>
        {urls.map((url, index) => (
          <label key={url} className={styles['choice']}>
            <input
              type="radio"
              name="avatarUrl"
              value={url}
              checked={url === chosen}
              aria-label={t('avatarNumber', { number: index + 1 })}
              onChange={() => onChoose(url)}
            />
            <Img src={url} alt="" width={48} height={48} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
