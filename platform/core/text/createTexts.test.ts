import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { createTexts } from './createTexts.ts';

const root = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A noun whose catalogue says this. */
function noun<Shape>(name: string, files: Readonly<Record<string, unknown>>) {
  const folder = join(root, name);
  mkdirSync(join(folder, 'texts'), { recursive: true });
  for (const [language, texts] of Object.entries(files)) writeFileSync(join(folder, 'texts', `${language}.json`), JSON.stringify(texts));
  return catalogue<Shape>(name, pathToFileURL(join(folder, `${name}.ts`)).href);
}

interface Boat {
  readonly name: string;
  readonly leaves: { readonly at: string };
  readonly seats_one: string;
  readonly seats_other: string;
}
const boat = noun<Boat>('boat', {
  EN: {
    name: 'Boat',
    leaves: { at: 'Leaves at {{time}}' },
    seats_one: '{{count}} seat',
    seats_other: '{{count}} seats',
    refusals: { full: 'It is full.' },
  },
  VI: { name: 'Thuyền', refusals: { full: 'Thuyền đã đầy.' } },
  TY: { leaves: { at: 'Rời bến lúc {{time}}' } },
  TH: { name: 'เรือ' },
});
const core = noun('core', { EN: { refusals: { refused: 'No.' } }, TH: { refusals: { refused: 'ไม่ได้' } } });

test('I18N-1 what the brand does not word is Vietnamese, and what that leaves out is English', () => {
  const write = createTexts([boat, core]).of(boat, 'TY');
  expect([write('leaves.at', { time: '7:00' }), write('name'), write('seats', { count: 1 })]).toEqual([
    'Rời bến lúc 7:00',
    'Thuyền',
    '1 seat',
  ]);
});

test('plurals are those of the count, and what is filled in stays as it is', () => {
  const write = createTexts([boat]).of(boat, 'EN');
  expect([write('seats', { count: 1 }), write('seats', { count: 3 })]).toEqual(['1 seat', '3 seats']);
  expect(write('leaves.at', { time: '<7 & 8>' })).toBe('Leaves at <7 & 8>');
});

test('a refusal is worded by its noun, and one that nobody words by the core', () => {
  const texts = createTexts([boat, core]);
  expect([texts.refusal('full', 'TY'), texts.refusal('full', 'TH'), texts.refusal('sunk', 'TH')]).toEqual([
    'Thuyền đã đầy.',
    'It is full.',
    'ไม่ได้',
  ]);
});

test('a code of a row that nobody worded has no text, and is not shown in its place', () => {
  const texts = createTexts([boat]);
  expect([texts.ofCode(boat, 'TH', 'name'), texts.ofCode(boat, 'TH', 'at', 'leaves'), texts.ofCode(boat, 'TH', 'rudder')]).toEqual([
    'เรือ',
    'Leaves at {{time}}',
    undefined,
  ]);
});

test('nobody is ever shown a key', () => {
  const { of } = createTexts([boat]);
  expect(() => (of(boat, 'EN') as (key: string) => string)('rudder')).toThrow('boat says nothing for rudder');
  expect(() => of(core, 'EN')).toThrow('nobody has read the texts of core');
});

test('two catalogues of one name, one refusal worded twice, and a file that is no tree of texts are errors of the start', () => {
  expect(() => createTexts([boat, boat])).toThrow('two catalogues are called boat');
  const raft = noun('raft', { EN: { refusals: { full: 'Full.' } } });
  expect(() => createTexts([boat, raft])).toThrow('full stands below refusals of raft and of boat');
  const twins = ['oar', 'pole'].map((name) => noun(name, { EN: { names: { 'xgs-reed': 'Reed' } } }));
  expect(() => createTexts(twins)).toThrow('xgs-reed stands below names of pole and of oar');
  expect(() => createTexts([noun('torn', { EN: { name: 7 } })])).toThrow();
});
