import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Img } from '../../../ui/Img/Img.tsx';
import styles from './AvatarPicker.module.css';
import { OwnAvatar } from './OwnAvatar.tsx';
import type { OwnAvatar as Own } from './useOwnAvatar.ts';

export interface AvatarPickerProps {
  urls: readonly string[];
  /** `null` where the first letter of the name stands in. */
  chosen: string | null;
  onChoose: (url: string | null) => void;
  /** A picture of the member's own, which goes before what is chosen here. */
  own: Own;
  /** What stands in where there is none. */
  initial: string;
}

/** A picture of the member's own, or one of the house's, which are all in sight. */
export function AvatarPicker({ urls, chosen, onChoose, own, initial }: AvatarPickerProps) {
  const { t } = useTranslation('profile');
  return (
    <fieldset className={styles['picker']}>
      <legend>{t('avatar')}</legend>
      <OwnAvatar own={own} chosen={chosen} initial={initial} onRemove={() => onChoose(null)} />
      <div className={styles['pictures']}>
        {urls.map((url, index) => (
          <label key={url} className={styles['choice']}>
            <input
              type="radio"
              name="avatarUrl"
              value={url}
              checked={url === chosen && own.state.stage !== 'sending' && own.state.stage !== 'sent'}
              aria-label={t('avatarNumber', { number: index + 1 })}
              onChange={() => {
                own.clear();
                onChoose(url);
              }}
            />
            <Img src={url} alt="" width={48} height={48} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
