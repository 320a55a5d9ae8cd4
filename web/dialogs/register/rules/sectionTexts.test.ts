import { expect, test } from 'vitest';
import { createI18n } from '../../../i18n/createI18n.ts';
import { resourceLanguages } from '../../../i18n/languages.ts';
import { fieldNames } from './registrationFields.ts';

/** What has to be said of registration fields, wherever it stands. */
const needed = [
  'auth:pattern.length',
  'auth:errors.empty',
  'auth:errors.mismatch',
  'auth:pattern.mobile',
  'auth:pattern.samePassword',
  'register:refused.payeeName',
  'register:refused.mobileNum',
  'register:refused.affiliateCode',
  'register:affiliate.text',
  'verification:problem.codeInvalid',
  'verification:problem.codeFailed',
  'verification:problem.mobileInvalid',
  'verification:problem.phoneFormat',
  'verification:captcha.required',
  'verification:captcha.failed',
  'verification:warning.tooMany',
  'verification:warning.featureOff',
  ...fieldNames.map((name) => `auth:fields.${name}`),
];

test.each(resourceLanguages)('VA-04 every text of the fields and their rules exists in %s', async (language) => {
  const i18n = await createI18n(language, ['auth', 'register', 'verification']);
  expect(needed.filter((key) => !i18n.exists(key) || i18n.t(key).trim() === '')).toEqual([]);
});
