import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { seedBanners } from '../banners.ts';
import { demonstrationGames } from '../titles/demonstrationGames.ts';
import { artRevision } from './artRevision.ts';
import { pictures } from './pictures.ts';

/** Every picture of a revision as one hash. When the drawings change, raise `artRevision` and write the new pair here. */
const drawn = { revision: 1, hash: 'f2cc6d029937cb86' };

test('pictures that browsers keep for a year do not change under the same address', () => {
  const { titles, vendors } = demonstrationGames();
  const hash = createHash('sha256');
  for (const [path, compose] of pictures({ titles, vendors, banners: seedBanners })) hash.update(path).update(compose());
  expect({ revision: artRevision, hash: hash.digest('hex').slice(0, 16) }).toEqual(drawn);
});
