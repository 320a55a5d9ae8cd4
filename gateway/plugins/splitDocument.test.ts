import { parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { siteParts } from '../testing/siteParts.ts';
import { splitDocument } from './splitDocument.ts';

const { schema } = siteParts();
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const split = (text: string) => {
  const parts = splitDocument(schema, parse(text));
  return (
    parts && {
      few: parts.few.map(({ document, variables }) => [plain(print(document)), variables]),
      rest: plain(print(parts.rest)),
      keys: parts.keys,
    }
  );
};

test('root fields with few answers are parted from the rest, each with the fragments and variables that it reads', () => {
  expect(
    split(`query Lobby($group: BannerGroup!, $category: GameCategory!, $search: String) {
      ...Frame
      banners(group: $group) { title }
      found: games(category: $category, search: $search) { ...Page }
      site { brandName }
    }
    fragment Frame on Query { site { ...Names } }
    fragment Names on Site { languages }
    fragment Page on GamePage { totalCount }`),
  ).toEqual({
    few: [
      ['query Lobby { site { ...Names } site { brandName } } fragment Names on Site { languages }', []],
      ['query Lobby($group: BannerGroup!) { banners(group: $group) { title } }', ['group']],
    ],
    rest: 'query Lobby($category: GameCategory!, $search: String) { found: games(category: $category, search: $search) { ...Page } } fragment Page on GamePage { totalCount }',
    keys: ['site', 'banners', 'found'],
  });
});

test('a field that is left out by a word is a part of its own, within what decides about it', () => {
  expect(
    split(`query Lobby($search: String, $more: Boolean = false, $less: Boolean!) {
      ...Rooms @include(if: $more)
      ... on Query @skip(if: $less) { ...Rooms }
      games(category: RNG, search: $search) { totalCount }
      site @skip(if: $less) { brandName @include(if: $more) }
    }
    fragment Rooms on Query { rooms { id } site { languages } }`),
  ).toEqual({
    few: [
      [
        'query Lobby($more: Boolean = false, $less: Boolean!) { ... @include(if: $more) { rooms { id } } ... @skip(if: $less) { rooms { id } } }',
        ['more', 'less'],
      ],
      [
        'query Lobby($more: Boolean = false, $less: Boolean!) { ... @include(if: $more) { site { languages } } ... @skip(if: $less) { site { languages } } site @skip(if: $less) { brandName @include(if: $more) } }',
        ['more', 'less'],
      ],
    ],
    rest: 'query Lobby($search: String) { games(category: RNG, search: $search) { totalCount } }',
    keys: ['rooms', 'site', 'games'],
  });
});

test('what a word leaves out within fragments of fragments is asked for as both say', () => {
  expect(
    split(`query ($search: String, $more: Boolean!, $less: Boolean!) {
      ... @include(if: $more) { ...Frame @skip(if: $less) }
      games(category: RNG, search: $search) { totalCount }
    }
    fragment Frame on Query { site { brandName } }`)?.few,
  ).toEqual([
    [
      'query ($more: Boolean!, $less: Boolean!) { ... @include(if: $more) { ... @skip(if: $less) { site { brandName } } } }',
      ['more', 'less'],
    ],
  ]);
});

test.each([
  ['nothing would be left', 'query ($group: BannerGroup!) { site { brandName } banners(group: $group) { title } }'],
  ['every field depends on what was typed', 'query ($search: String) { games(category: RNG, search: $search) { totalCount } }'],
  [
    'a directive does more than to leave something out',
    'query ($search: String) { ... @defer { site { brandName } } games(category: RNG, search: $search) { totalCount } }',
  ],
])('a document stays whole where %s', (_why, text) => {
  expect(split(text)).toBeUndefined();
});
