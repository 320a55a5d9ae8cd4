import { languages } from '#contract/languages.ts';
import { expect, test } from 'vitest';
import { type WrittenMoney, writtenAmounts, writtenMoney } from '../../../tests/money/writtenMoney.ts';
import { amountFormatter, shortFormatter, signedFormatter } from './formatAmount.ts';

const written = ({ amount, symbol, language, sign }: WrittenMoney): string =>
  (sign ? signedFormatter : amountFormatter)(languages[language].locale, symbol)(amount);
const isTrial = ({ symbol }: WrittenMoney): boolean => symbol === 'DEMO';

test.each(writtenMoney.filter((money) => !isTrial(money)))('$amount in $language is $text, as on the site', (money) => {
  expect(written(money)).toBe(money.text);
});

test.each(writtenMoney.filter(isTrial))(
  'PP-25 play funds of a trial are written with their code, apart from the digits: $text',
  (money) => {
    expect(written(money)).toBe(money.text);
  },
);

test.each(writtenAmounts)('$amount alone in $language is $text', ({ amount, language, text }) => {
  expect(shortFormatter(languages[language].locale)(amount)).toBe(text);
});
