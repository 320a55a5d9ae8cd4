/**
 * The families of registration patterns, by pattern id. An operator sends the source beside the id; the
 * id is the key of the message (placeholders: smallest and largest length), and tells a reviewed pattern
 * from an unknown one. `*` accepts everything: the rule is its length alone. Sources are for the `u` flag.
 */
export const patternFamilies = {
  length: '*',
  letterFirst: '^[A-Za-z][A-Za-z0-9]*$',
  chineseAndDigits: '^[\\p{Script=Han}0-9]+$',
  email: '^[^@\\s]+@[^@\\s]+\\.[^@\\s.]+$',
  lettersOrDigits: '^[A-Za-z0-9]+$',
  lettersAndDigits: '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$',
  digits: '^[0-9]+$',
  alphanumericWithUppercase: '^(?=.*[A-Z])[A-Za-z0-9]+$',
  lettersAndSpaces: '^[A-Za-z ]+$',
  noSpaces: '^\\S+$',
  chineseAndPunctuation: '^[\\p{Script=Han}\\p{P}]+$',
  dateYearFirst: '^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$',
  dateMonthFirst: '^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4}$',
  korean: '^\\p{Script=Hangul}+$',
  thai: '^\\p{Script=Thai}+$',
  thaiOrEnglish: '^[A-Za-z\\p{Script=Thai}]+$',
  strongPassword: '^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9\\s])\\S+$',
  fullName: '^\\S+ \\S.*$',
  fullWidthJapanese: '^[\\u3000-\\u30ff\\u3400-\\u9fff\\uff00-\\uffef]+$',
  uppercase: '^[A-Z]+$',
  digitsFromNine: '^9[0-9]*$',
  mobile: '^[0-9\\s()+.\\-]+$',
} as const;

export type PatternId = keyof typeof patternFamilies;

/** Rule ids of a refused registration or password that are no pattern. */
export const otherRules = {
  /** The repetition differs. */
  mismatch: 'mismatch',
  /** Among the first guesses for this account. */
  commonPassword: 'commonPassword',
  /** The new password is the old one. */
  samePassword: 'samePassword',
  /** As the family: no number that can be called in its country, or of a country the brand does not serve. */
  mobile: 'mobile',
  /** It is somebody's who has excluded themselves: nobody opens another account with it. */
  shut: 'shut',
  /** None of those that were offered. */
  unknown: 'unknown',
} as const;
