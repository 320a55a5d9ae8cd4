import { parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from '../schema/schema.ts';
import { splitDocument } from './splitDocument.ts';

const schema = createSchema();
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

test.each([
  ['nothing would be left', 'query ($group: BannerGroup!) { site { brandName } banners(group: $group) { title } }'],
  ['every field depends on what was typed', 'query ($search: String) { games(category: RNG, search: $search) { totalCount } }'],
  [
    'a directive decides what is asked',
    'query ($search: String, $more: Boolean!) { site @include(if: $more) { brandName } games(category: RNG, search: $search) { totalCount } }',
  ],
])('a document stays whole where %s', (_why, text) => {
  expect(split(text)).toBeUndefined();
});
