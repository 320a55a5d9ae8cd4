import { expect, test } from 'vitest';
import { createI18n } from '../../../i18n/createI18n.ts';
import { resourceLanguages } from '../../../i18n/languages.ts';

/** The pattern families of the operator's configurations. */
const families = [
  'length',
  'letterFirst',
  'chineseAndDigits',
  'email',
  'lettersOrDigits',
  'lettersAndDigits',
  'digits',
  'alphanumericWithUppercase',
  'lettersAndSpaces',
  'noSpaces',
  'chineseAndPunctuation',
  'dateYearFirst',
  'dateMonthFirst',
  'korean',
  'thai',
  'thaiOrEnglish',
  'strongPassword',
  'fullName',
  'fullWidthJapanese',
  'uppercase',
  'digitsFromNine',
  'mobile',
];
const ownForm = ['email', 'dateYearFirst', 'dateMonthFirst', 'mobile'];

test.each(resourceLanguages)('VA-02 every pattern family has its message with its bounds in %s', async (language) => {
  const { t } = await createI18n(language, ['auth']);
  const range = t('auth:range.between', { min: 6, max: 12 });
  expect(range).toBe('6–12');
  for (const family of families) {
    const words = t(`auth:pattern.${family}`, { range, min: 6, max: 12 });
    expect(words).not.toContain('pattern.');
    expect(words).not.toContain('{{');
    if (!ownForm.includes(family)) expect(words).toContain('6–12');
  }
});
