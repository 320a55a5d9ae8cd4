import { useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Img } from '../../../ui/Img/Img.tsx';
import { AvatarCropper } from './AvatarCropper.tsx';
import { placeOf } from './crop.ts';
import styles from './OwnAvatar.module.css';
import { maxMegabytes, type OwnAvatar as Own } from './useOwnAvatar.ts';

export interface OwnAvatarProps {
  own: Own;
  /** What is chosen where no picture of their own is on its way; `null` where the first letter stands in. */
  chosen: string | null;
  initial: string;
  /** No picture at all is to be shown. */
  onRemove: () => void;
}

const worded = new Set(['PICTURE_TYPE', 'PICTURE_UNREADABLE', 'TOO_LARGE', 'TOO_MANY_ATTEMPTS', 'UNAUTHENTICATED', 'REAL_ACCOUNT_NEEDED']);

/** What the member goes by, as others will see it, and the way to a picture of their own. */
export function OwnAvatar({ own, chosen, initial, onRemove }: OwnAvatarProps) {
  const { t } = useTranslation('profile');
  const { state } = own;
  const chooser = useRef<HTMLInputElement>(null);
  const cut = state.stage === 'sending' || state.stage === 'sent' ? state.cut : undefined;
  return (
    <div className={styles['own']}>
      <span className={styles['preview']} data-testid="avatar">
        {cut ? (
          <img src={cut.source} alt="" className={styles['moved']} style={placeOf(cut.size, cut.crop)} />
        ) : chosen === null ? (
          <span aria-hidden="true">{initial}</span>
        ) : (
          <Img src={chosen} alt="" width={96} height={96} eager />
        )}
      </span>
      <div className={styles['about']}>
        <p className={styles['help']}>{t('own.help', { megabytes: maxMegabytes })}</p>
        <div className={styles['buttons']}>
          <label className={styles['choose']}>
            <input
              ref={chooser}
              type="file"
              accept="image/png,image/jpeg"
              className="visually-hidden"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) own.choose(file);
                // The same file may be chosen again.
                currentTarget.value = '';
              }}
            />
            {t(chosen === null && !cut ? 'own.choose' : 'own.replace')}
          </label>
          {(chosen !== null || cut) && (
            <Button
              onClick={() => {
                own.clear();
                onRemove();
                chooser.current?.focus();
              }}
            >
              {t('own.remove')}
            </Button>
          )}
        </div>
        {state.stage === 'sending' && <progress value={state.progress} max={1} aria-label={t('own.sending')} />}
        <p role="status" className={styles['help']}>
          {state.stage === 'sent' ? t('own.sent') : ''}
        </p>
        {state.stage === 'failed' && (
          <>
            <p role="alert" className={styles['wrong']}>
              {t(`own.wrong.${worded.has(state.code) ? state.code : 'LOST'}`, { megabytes: maxMegabytes })}
            </p>
            {state.cut && !['PICTURE_TYPE', 'PICTURE_UNREADABLE', 'TOO_LARGE'].includes(state.code) && (
              <Button size="small" onClick={own.retry}>
                {t('own.again')}
              </Button>
            )}
          </>
        )}
      </div>
      {state.stage === 'cutting' && (
        <AvatarCropper
          key={state.source}
          source={state.source}
          onUse={own.use}
          onCancel={own.clear}
          onBroken={() => own.fail('PICTURE_UNREADABLE')}
        />
      )}
    </div>
  );
}
