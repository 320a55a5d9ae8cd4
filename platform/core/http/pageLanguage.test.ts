import { expect, test } from 'vitest';
import { pageLanguage } from './pageLanguage.ts';

const at = (query: string, preferred?: string) =>
  pageLanguage(
    new Request(`http://127.0.0.1/service${query}`, preferred === undefined ? {} : { headers: { 'accept-language': preferred } }),
    {
      languages: ['EN', 'TY'],
    },
  );

test('I18N-1 a page of the platform speaks the language of its address, else one that the browser prefers, else the brand’s first', () => {
  expect([at('?lang=TH', 'id'), at('?lang=XX', 'id'), at('', 'fr, zh-TW;q=0.8, en'), at('', 'fr'), at('')]).toEqual([
    'TH',
    'ID',
    'CN',
    'EN',
    'EN',
  ]);
});
