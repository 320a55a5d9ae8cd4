import { brook } from './models/brook.ts';
import { canal } from './models/canal.ts';
import { estuary } from './models/estuary.ts';
import { lagoon } from './models/lagoon.ts';
import { river } from './models/river.ts';
import { storm } from './models/storm.ts';
import { tide } from './models/tide.ts';
import { vendorTitles } from './seedTitle.ts';

/** Flowers, strings and porcelain. */
export const hsnTitles = vendorTitles('HSN', [
  {
    slug: 'summer-night-lotus',
    classification: 'night',
    hero: 'lotus',
    companion: 'moon',
    figures: river,
    wild: 'lotus',
    scatter: 'moon',
    high: ['crane', 'carp', 'fan', 'pearl'],
    stakes: 'open',
  },
  {
    slug: 'paper-fan',
    classification: 'classic',
    hero: 'fan',
    companion: 'lotus',
    figures: canal,
    wild: 'fan',
    scatter: 'scroll',
    high: ['lotus', 'lute', 'teapot', 'peach'],
    stakes: 'open',
  },
  {
    slug: 'lute-by-the-lake',
    classification: 'night',
    hero: 'lute',
    companion: 'moon',
    figures: lagoon,
    wild: 'lute',
    scatter: 'moon',
    high: ['lotus', 'crane', 'pagoda', 'lantern'],
    stakes: 'gentle',
  },
  {
    slug: 'peach-of-three-lives',
    classification: 'fortune',
    hero: 'peach',
    companion: 'crane',
    figures: estuary,
    wild: 'peach',
    scatter: 'crane',
    high: ['jade', 'gourd', 'pearl', 'turtle'],
    stakes: 'tall',
  },
  {
    slug: 'lotus-tea-at-dawn',
    classification: 'classic',
    hero: 'teapot',
    companion: 'lotus',
    figures: brook,
    wild: 'lotus',
    scatter: 'sun',
    high: ['teapot', 'fan', 'bamboo', 'scroll'],
    stakes: 'gentle',
  },
  {
    slug: 'rain-on-the-strings',
    classification: 'night',
    hero: 'lute',
    companion: 'cloud',
    figures: tide,
    wild: 'lute',
    scatter: 'cloud',
    high: ['fan', 'lotus', 'mask', 'bell'],
    low: ['star', 'moon', 'peach', 'scroll', 'teapot'],
    stakes: 'open',
  },
  {
    slug: 'phoenix-over-the-lotus-pond',
    classification: 'fortune',
    hero: 'phoenix',
    companion: 'lotus',
    figures: storm,
    wild: 'phoenix',
    scatter: 'lotus',
    high: ['jade', 'pearl', 'peach', 'fan'],
    stakes: 'open',
  },
]);
