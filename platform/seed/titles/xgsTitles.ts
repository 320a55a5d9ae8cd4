import { brook } from './models/brook.ts';
import { canal } from './models/canal.ts';
import { delta } from './models/delta.ts';
import { ferry } from './models/ferry.ts';
import { river } from './models/river.ts';
import { storm } from './models/storm.ts';
import { tide } from './models/tide.ts';
import { vendorTitles } from './seedTitle.ts';

/** The operator's own boats: life on the river. */
export const xgsTitles = vendorTitles('XGS', [
  {
    slug: 'ferry-of-small-lanterns',
    classification: 'night',
    hero: 'boat',
    companion: 'lantern',
    figures: river,
    wild: 'lotus',
    scatter: 'moon',
    high: ['boat', 'lantern', 'carp', 'hat'],
    stakes: 'open',
  },
  {
    slug: 'market-on-the-water',
    classification: 'folk',
    hero: 'mango',
    companion: 'boat',
    figures: canal,
    wild: 'boat',
    scatter: 'sun',
    high: ['mango', 'crab', 'shrimp', 'gourd'],
    low: ['rice', 'teapot', 'fan', 'hat', 'bamboo'],
    stakes: 'open',
  },
  {
    slug: 'silver-oar',
    classification: 'classic',
    hero: 'boat',
    companion: 'wave',
    figures: brook,
    wild: 'wave',
    scatter: 'pearl',
    high: ['boat', 'carp', 'crane', 'shell'],
    stakes: 'gentle',
  },
  {
    slug: 'twelve-landings',
    classification: 'folk',
    hero: 'hat',
    companion: 'bamboo',
    figures: delta,
    wild: 'hat',
    scatter: 'lantern',
    high: ['boat', 'lute', 'buffalo', 'bamboo'],
    low: ['rice', 'mango', 'fan', 'peach', 'kite'],
    stakes: 'open',
  },
  {
    slug: 'up-the-nine-streams',
    classification: 'fortune',
    hero: 'dragon',
    companion: 'wave',
    figures: storm,
    wild: 'dragon',
    scatter: 'pearl',
    high: ['ingot', 'jade', 'carp', 'wave'],
    stakes: 'gentle',
  },
  {
    slug: 'full-moon-tide',
    classification: 'night',
    hero: 'moon',
    companion: 'wave',
    figures: tide,
    wild: 'moon',
    scatter: 'lantern',
    high: ['boat', 'pearl', 'crane', 'wave'],
    stakes: 'open',
  },
  {
    slug: 'three-plank-boat',
    classification: 'classic',
    hero: 'boat',
    companion: 'hat',
    figures: ferry,
    wild: 'hat',
    scatter: 'drum',
    high: ['boat', 'buffalo', 'kite', 'bamboo'],
    stakes: 'tall',
  },
]);
