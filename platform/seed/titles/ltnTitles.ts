import { canal } from './models/canal.ts';
import { ferry } from './models/ferry.ts';
import { gorge } from './models/gorge.ts';
import { lagoon } from './models/lagoon.ts';
import { river } from './models/river.ts';
import { storm } from './models/storm.ts';
import { tide } from './models/tide.ts';
import { vendorTitles } from './seedTitle.ts';

/** Night streets and what is sold in them. */
export const ltnTitles = vendorTitles('LTN', [
  {
    slug: 'street-that-stays-up',
    classification: 'night',
    hero: 'lantern',
    companion: 'teapot',
    figures: canal,
    wild: 'lantern',
    scatter: 'firework',
    high: ['teapot', 'mask', 'fan', 'dice'],
    stakes: 'open',
  },
  {
    slug: 'turning-lantern',
    classification: 'folk',
    hero: 'lantern',
    companion: 'horse',
    figures: river,
    wild: 'lantern',
    scatter: 'moon',
    high: ['horse', 'elephant', 'sword', 'drum'],
    stakes: 'open',
  },
  {
    slug: 'old-town-moon-fair',
    classification: 'night',
    hero: 'moon',
    companion: 'lantern',
    figures: tide,
    wild: 'moon',
    scatter: 'drum',
    high: ['lantern', 'mask', 'carp', 'star'],
    stakes: 'open',
  },
  {
    slug: 'fireworks-at-the-quay',
    classification: 'fortune',
    hero: 'firework',
    companion: 'star',
    figures: storm,
    wild: 'firework',
    scatter: 'lantern',
    high: ['star', 'ingot', 'boat', 'envelope'],
    stakes: 'gentle',
  },
  {
    slug: 'midnight-teahouse',
    classification: 'night',
    hero: 'teapot',
    companion: 'moon',
    figures: lagoon,
    wild: 'teapot',
    scatter: 'moon',
    high: ['lute', 'fan', 'lotus', 'cards'],
    stakes: 'tall',
  },
  {
    slug: 'masks-of-the-lantern-walk',
    classification: 'folk',
    hero: 'mask',
    companion: 'lantern',
    figures: gorge,
    wild: 'mask',
    scatter: 'lantern',
    high: ['drum', 'firework', 'kite', 'moon'],
    low: ['star', 'cloud', 'coin', 'fan', 'bell'],
    stakes: 'open',
  },
  {
    slug: 'night-pedlar',
    classification: 'folk',
    hero: 'hat',
    companion: 'lantern',
    figures: ferry,
    wild: 'hat',
    scatter: 'lantern',
    high: ['gourd', 'teapot', 'peach', 'mango'],
    low: ['rice', 'shrimp', 'crab', 'shell', 'bamboo'],
    stakes: 'gentle',
  },
]);
