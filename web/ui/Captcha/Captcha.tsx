import { RefreshCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { TextField } from '../TextField/TextField.tsx';
import styles from './Captcha.module.css';

/** A picture of characters, and what names it when they are sent. */
export interface CaptchaPicture {
  readonly id: string;
  /** `data:image/png;base64,…` */
  readonly dataUrl: string;
}

export interface CaptchaProps {
  /** `null` while the picture is on its way, and where none could be had. */
  captcha: CaptchaPicture | null;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Asks for another picture; the caller keeps to one a second. */
  onRefresh: () => void;
  error?: string | undefined;
  /** The way to somebody to ask, for who can read no picture. */
  contact: ReactNode;
  /** The picture could not be fetched. */
  isMissing?: boolean;
  isRequired?: boolean;
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Characters to be read off a picture. A press on the picture brings another one. */
export function Captcha({ captcha, onRefresh, contact, isMissing = false, isRequired = true, inputRef, ...field }: CaptchaProps) {
  const { t } = useTranslation('verification');
  return (
    <div>
      <TextField
        {...field}
        {...(inputRef && { inputRef })}
        label={t('captcha.label')}
        help={t(isMissing ? 'captcha.missing' : 'captcha.help')}
        isRequired={isRequired}
        type="text"
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        suffix={
          <button
            type="button"
            title={t('captcha.refresh')}
            className={styles['picture']}
            aria-label={t('captcha.refresh')}
            onClick={onRefresh}
          >
            {captcha ? <img src={captcha.dataUrl} alt="" width="127" height="44" /> : <RefreshCw aria-hidden="true" />}
          </button>
        }
      />
      {contact}
    </div>
  );
}
