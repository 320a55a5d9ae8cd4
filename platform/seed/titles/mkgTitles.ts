import { brook } from './models/brook.ts';
import { canal } from './models/canal.ts';
import { delta } from './models/delta.ts';
import { lagoon } from './models/lagoon.ts';
import { river } from './models/river.ts';
import { storm } from './models/storm.ts';
import { tide } from './models/tide.ts';
import { vendorTitles } from './seedTitle.ts';

/** Fields, orchards and floods of the delta. */
export const mkgTitles = vendorTitles('MKG', [
  {
    slug: 'flood-season',
    classification: 'sea',
    hero: 'carp',
    companion: 'boat',
    figures: lagoon,
    wild: 'boat',
    scatter: 'cloud',
    high: ['carp', 'crab', 'shrimp', 'turtle'],
    low: ['rice', 'mango', 'hat', 'wave', 'shell'],
    stakes: 'open',
  },
  {
    slug: 'early-mangoes',
    classification: 'classic',
    hero: 'mango',
    companion: 'sun',
    figures: brook,
    wild: 'sun',
    scatter: 'mango',
    high: ['peach', 'gourd', 'rice', 'bamboo'],
    stakes: 'gentle',
  },
  {
    slug: 'prawns-on-the-wave',
    classification: 'sea',
    hero: 'shrimp',
    companion: 'wave',
    figures: river,
    wild: 'wave',
    scatter: 'shrimp',
    high: ['crab', 'carp', 'shell', 'boat'],
    stakes: 'open',
  },
  {
    slug: 'field-crab-feast',
    classification: 'folk',
    hero: 'crab',
    companion: 'rice',
    figures: canal,
    wild: 'crab',
    scatter: 'drum',
    high: ['rice', 'gourd', 'teapot', 'bamboo'],
    stakes: 'open',
  },
  {
    slug: 'rice-in-ear',
    classification: 'folk',
    hero: 'rice',
    companion: 'buffalo',
    figures: delta,
    wild: 'rice',
    scatter: 'sun',
    high: ['buffalo', 'rooster', 'hat', 'kite'],
    low: ['bamboo', 'mango', 'gourd', 'peach', 'cloud'],
    stakes: 'gentle',
  },
  {
    slug: 'first-thunder',
    classification: 'night',
    hero: 'cloud',
    companion: 'rice',
    figures: storm,
    wild: 'cloud',
    scatter: 'drum',
    high: ['rice', 'buffalo', 'carp', 'lotus'],
    stakes: 'tall',
  },
  {
    slug: 'hats-in-the-dry-wind',
    classification: 'classic',
    hero: 'hat',
    companion: 'kite',
    figures: tide,
    wild: 'kite',
    scatter: 'sun',
    high: ['hat', 'mango', 'crane', 'rooster'],
    stakes: 'open',
  },
]);
