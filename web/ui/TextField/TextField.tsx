import type { ReactNode, Ref } from 'react';
import { FieldError, Input, Label, Text, TextField as AriaTextField, type TextFieldProps as AriaProps } from 'react-aria-components';
import { afterPress } from './afterPress.ts';
import styles from './TextField.module.css';

export interface TextFieldProps extends Omit<AriaProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior'> {
  label: string;
  /** Under the field until an error takes its place. */
  help?: ReactNode;
  /** First message that applies. */
  error?: string | undefined;
  placeholder?: string;
  /** Unit or sign before the text, such as a currency symbol. */
  prefix?: ReactNode;
  /** A control at the field's end, such as the one that shows a password. */
  suffix?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text: label above, help below, the error in the help's place. Required fields get an asterisk. */
export function TextField({ label, help, error, placeholder, prefix, suffix, inputRef, onBlur, ...field }: TextFieldProps) {
  return (
    <AriaTextField
      {...field}
      {...(onBlur && { onBlur: (event) => afterPress(() => onBlur(event)) })}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={styles['field'] ?? ''}
    >
      <Label className={styles['label'] ?? ''}>
        {label}
        {field.isRequired && (
          <span aria-hidden="true" className={styles['asterisk']}>
            {' *'}
          </span>
        )}
      </Label>
      <div className={styles['box']}>
        {prefix && <span className={styles['prefix']}>{prefix}</span>}
        <Input {...(inputRef && { ref: inputRef })} {...(placeholder && { placeholder })} className={styles['input'] ?? ''} />
        {suffix}
      </div>
      {error === undefined && help !== undefined && (
        <Text slot="description" className={styles['help'] ?? ''}>
          {help}
        </Text>
      )}
      <FieldError className={styles['error'] ?? ''}>{error}</FieldError>
    </AriaTextField>
  );
}
