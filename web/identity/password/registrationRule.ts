import { acceptedPattern } from './acceptedPattern.ts';

/** What one field accepts, as the operator configured it. */
export interface RegistrationRule {
  readonly name: string;
  readonly required: boolean;
  /** Regular expression source; `*` accepts everything. */
  readonly pattern: string;
  /** Key of the message shown when the pattern or the length is not met. */
  readonly patternId: string;
  readonly minLength: number;
  readonly maxLength: number;
}

/** The first rule a value breaks: `empty` where it must be given, `pattern` for form and length. */
export type Breach = 'empty' | 'pattern';

export type ValueCheck = (value: string) => Breach | null;

/** Makes the check of one field. The pattern is compiled once, here. */
export function checkOf(rule: RegistrationRule): ValueCheck {
  const pattern = acceptedPattern(rule.pattern);
  return (value) => {
    if (value === '') return rule.required ? 'empty' : null;
    const length = [...value].length;
    // Length first: the pattern never sees a value longer than the field may be.
    if (length < rule.minLength || length > rule.maxLength) return 'pattern';
    return pattern && !pattern.test(value) ? 'pattern' : null;
  };
}
