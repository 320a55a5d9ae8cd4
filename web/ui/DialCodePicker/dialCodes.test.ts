import { expect, test } from 'vitest';
import { dialCodeFilter, optionsOf, startCountry } from './dialCodes.ts';

const vietnam = { countryCode: 'VN', countryDialingCode: '84' };
const thailand = { countryCode: 'TH', countryDialingCode: '66' };
const america = { countryCode: 'US', countryDialingCode: '1' };
const canada = { countryCode: 'CA', countryDialingCode: '1' };
const countries = [vietnam, thailand, america, canada];

test.each([
  ['the supplied code', '66', vietnam, thailand],
  ['the current country where the supplied code is not listed', '999', thailand, thailand],
  ['the current country where no code is supplied', '', thailand, thailand],
  ['the visitor’s own country where a code is shared', '1', canada, canada],
  ['the first of the list where nothing else is known', '', null, vietnam],
])('RG-04 the picker starts with %s', (_case, supplied, current, expected) => {
  expect(startCountry(countries, supplied, current)).toEqual(expected);
});

test.each([
  ['84', 'EN', ['VN']],
  ['+84', 'EN', ['VN']],
  ['0084', 'EN', ['VN']],
  ['viet', 'EN', ['VN']],
  ['viet', 'TY', ['VN']],
  ['Việt', 'VI', ['VN']],
  ['thailand', 'VI', ['TH']],
  ['ca', 'EN', ['CA']],
  ['us', 'EN', ['US']],
  ['1', 'EN', ['US', 'CA']],
  ['', 'EN', ['VN', 'TH', 'US', 'CA']],
  ['zzz', 'EN', []],
])('RG-04 typing "%s" in %s finds %j', (typed, language, expected) => {
  const options = optionsOf(countries, language);
  const fits = dialCodeFilter(options);
  expect(options.filter(({ text }) => fits(text, typed)).map(({ countryCode }) => countryCode)).toEqual(expected);
});

test('RG-04 countries carry the name of the reader’s language', () => {
  expect(optionsOf([thailand], 'EN')[0]).toMatchObject({ name: 'Thailand', text: 'TH +66' });
  expect(optionsOf([thailand], 'ID')[0]).toMatchObject({ name: 'Thailand' });
  expect(optionsOf([vietnam], 'CN')[0]).toMatchObject({ name: '越南' });
});
