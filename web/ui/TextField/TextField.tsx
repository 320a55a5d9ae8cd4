import { type ComponentPropsWithoutRef, type ReactNode, type Ref, use, useId } from 'react';
import { afterPress } from './afterPress.ts';
import { MissingContext } from './MissingContext.ts';
import styles from './TextField.module.css';

type InputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'children' | 'className' | 'style' | 'id' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'required' | 'readOnly' | 'placeholder'
>;

export interface TextFieldProps extends InputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isRequired?: boolean;
  isReadOnly?: boolean;
  /** Under the field until an error takes its place. */
  help?: ReactNode;
  /** Id of what else is said of it, where that stands outside. */
  describedBy?: string | undefined;
  /** First message that applies. */
  error?: string | undefined;
  /** What is said in place of the form's own words where the field was empty when that was sent. */
  missing?: string;
  placeholder?: string | undefined;
  /** Unit or sign before the text, such as a currency symbol. */
  prefix?: ReactNode;
  /** A control at the field's end, such as the one that shows a password. */
  suffix?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A phone's keyboard otherwise begins the name with a capital, and takes it for a word that is spelt wrong. */
const nameAsTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Fields of signs alone: numbers, codes, addresses, and the names that accounts go by. */
const isOfSigns = ({ type, inputMode, autoComplete }: Pick<InputProps, 'type' | 'inputMode' | 'autoComplete'>): boolean =>
  type === 'tel' || type === 'email' || inputMode !== undefined || autoComplete === 'username';

/** What an address book or a message gives to be copied has marks of its direction around it, and places to break at: nobody sees them, and no rule takes them. */
const withoutMarks = (text: string): string => text.replaceAll(/\p{Cf}/gu, '');

/** One line of text: label above, help below, the error in the help's place. Required fields get an asterisk. */
export function TextField({
  label,
  help,
  describedBy,
  error: problem,
  missing,
  prefix,
  suffix,
  inputRef,
  isRequired,
  isReadOnly,
  autoFocus,
  onChange,
  onBlur,
  ...input
}: TextFieldProps) {
  const id = useId();
  const formMissing = use(MissingContext);
  const isMissing = formMissing !== null && isRequired === true && input.value.trim() === '';
  const error = isMissing ? (missing ?? formMissing) : problem;
  const note = error ?? help;
  const notes = [note === undefined ? undefined : `${id}-note`, describedBy].filter((each) => each !== undefined);
  return (
    <div className={styles['field']} data-invalid={error !== undefined || undefined}>
      <label htmlFor={id} className={styles['label']}>
        {label}
        {isRequired && (
          <span aria-hidden="true" className={styles['asterisk']}>
            {' *'}
          </span>
        )}
      </label>
      <div className={styles['box']}>
        {prefix && <span className={styles['prefix']}>{prefix}</span>}
        <input
          type="text"
          {...(input.autoComplete === 'username' && nameAsTyped)}
          {...input}
          id={id}
          ref={inputRef}
          // Said, not left to the browser: its own messages would stand beside ours.
          aria-required={isRequired || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
          readOnly={isReadOnly}
          autoFocus={autoFocus}
          data-autofocus={autoFocus || undefined}
          onChange={({ target: { value } }) => onChange(isOfSigns(input) ? withoutMarks(value) : value)}
          onBlur={onBlur && ((event) => afterPress(() => onBlur(event)))}
          className={styles['input']}
        />
        {suffix}
      </div>
      {note !== undefined && (
        <span id={`${id}-note`} className={error === undefined ? styles['help'] : styles['error']}>
          {note}
        </span>
      )}
    </div>
  );
}
