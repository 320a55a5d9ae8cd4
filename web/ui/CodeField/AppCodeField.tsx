import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { longestCode } from './CodeField.tsx';

export type AppCodeFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'spellCheck' | 'maxLength'>;

/** A code that an app shows, or a recovery code in its place: those are of letters too, which a keypad of digits does not have. */
export function AppCodeField(field: AppCodeFieldProps) {
  return <TextField {...field} type="text" inputMode="text" autoComplete="one-time-code" spellCheck="false" maxLength={longestCode} />;
}
