import { expect, test } from 'vitest';
import { keysOf, unknownTexts } from '../../scripts/checking/unknownTexts.ts';

const texts = new Map([
  ['tides', new Set(keysOf({ title: 'Tides', level: { now: 'Now' }, found_one: 'One', found_other: '{{count}}' }))],
  ['common', new Set(keysOf({ close: 'Close' }))],
]);
const said = (text: string, path = 'web/screens/tides/TidesScreen.tsx') => unknownTexts([{ path, text, imports: [] }], texts);
const own = "const { t } = useTranslation('tides');";

test('a text that no catalogue has is named with its component and its file', () => {
  expect(said(`${own} t('title'); t('level.now'); t('found', { count }); t('common:close'); t(isOpen ? 'title' : 'found');`)).toEqual([]);
  const file = 'web/i18n/locales/EN/tides.json';
  expect(said(`${own} t('tittle')`)).toEqual([`web/screens/tides/TidesScreen.tsx: says tittle, which ${file} has not`]);
  expect(said(`${own} t(isOpen ? 'title' : 'shut')`)).toEqual([`web/screens/tides/TidesScreen.tsx: says shut, which ${file} has not`]);
  expect(said(`${own} t('close')`)).toHaveLength(1);
  expect(said(`${own} t('common:open')`)).toEqual([
    'web/screens/tides/TidesScreen.tsx: says common:open, which web/i18n/locales/EN/common.json has not',
  ]);
});

test('where a component is given its texts, any catalogue may have them; keys that are made, tests and other layers are not looked at', () => {
  expect(said("export const label = (t: TFunction) => t('close');")).toEqual([]);
  expect(said("export const label = (t: TFunction) => t('shut');")).toHaveLength(1);
  expect(said(`${own} t(\`level.\${name}\`); expect('shut'); await('shut');`)).toEqual([]);
  expect(said(`${own} t('shut')`, 'web/screens/tides/TidesScreen.test.tsx')).toEqual([]);
  expect(said(`${own} t('shut')`, 'platform/content/tide/tide.ts')).toEqual([]);
});
