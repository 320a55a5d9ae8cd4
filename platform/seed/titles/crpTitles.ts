import { brook } from './models/brook.ts';
import { estuary } from './models/estuary.ts';
import { falls } from './models/falls.ts';
import { lagoon } from './models/lagoon.ts';
import { monsoon } from './models/monsoon.ts';
import { river } from './models/river.ts';
import { tide } from './models/tide.ts';
import { vendorTitles } from './seedTitle.ts';

/** A family of carp and its neighbours. */
export const crpTitles = vendorTitles('CRP', [
  {
    slug: 'carp-at-the-rain-gate',
    classification: 'fortune',
    hero: 'carp',
    companion: 'wave',
    figures: falls,
    wild: 'carp',
    scatter: 'pagoda',
    high: ['dragon', 'pearl', 'lotus', 'wave'],
    stakes: 'open',
  },
  {
    slug: 'scholars-pond',
    classification: 'folk',
    hero: 'carp',
    companion: 'scroll',
    figures: brook,
    wild: 'scroll',
    scatter: 'lotus',
    high: ['carp', 'teapot', 'bamboo', 'fan'],
    stakes: 'gentle',
  },
  {
    slug: 'singing-shells',
    classification: 'sea',
    hero: 'shell',
    companion: 'moon',
    figures: lagoon,
    wild: 'shell',
    scatter: 'moon',
    high: ['pearl', 'turtle', 'crab', 'lute'],
    stakes: 'open',
  },
  {
    slug: 'crab-and-shrimp-hold-a-fair',
    classification: 'sea',
    hero: 'crab',
    companion: 'shrimp',
    figures: estuary,
    wild: 'crab',
    scatter: 'shrimp',
    high: ['rooster', 'carp', 'gourd', 'drum'],
    low: ['shell', 'wave', 'mask', 'lantern', 'kite'],
    stakes: 'open',
  },
  {
    slug: 'pearl-in-the-north-wind',
    classification: 'sea',
    hero: 'pearl',
    companion: 'moon',
    figures: tide,
    wild: 'pearl',
    scatter: 'moon',
    high: ['shell', 'turtle', 'crane', 'wave'],
    stakes: 'tall',
  },
  {
    slug: 'coin-for-the-carp',
    classification: 'fortune',
    hero: 'carp',
    companion: 'coin',
    figures: river,
    wild: 'coin',
    scatter: 'envelope',
    high: ['carp', 'ingot', 'lotus', 'jade'],
    stakes: 'open',
  },
  {
    slug: 'squall-at-the-inlet',
    classification: 'sea',
    hero: 'wave',
    companion: 'shell',
    figures: monsoon,
    wild: 'wave',
    scatter: 'cloud',
    high: ['boat', 'shell', 'crab', 'shrimp'],
    stakes: 'gentle',
  },
]);
