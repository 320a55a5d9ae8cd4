import { falls } from './models/falls.ts';
import { ferry } from './models/ferry.ts';
import { gorge } from './models/gorge.ts';
import { harbour } from './models/harbour.ts';
import { monsoon } from './models/monsoon.ts';
import { rapids } from './models/rapids.ts';
import { storm } from './models/storm.ts';
import { vendorTitles } from './seedTitle.ts';

/** Back lanes, arcades and playing fields. */
export const dltTitles = vendorTitles('DLT', [
  {
    slug: 'stars-over-the-swing-bridge',
    classification: 'night',
    hero: 'star',
    companion: 'dice',
    figures: rapids,
    wild: 'star',
    scatter: 'moon',
    high: ['dice', 'cards', 'coin', 'balls'],
    stakes: 'open',
  },
  {
    slug: 'night-street-dice',
    classification: 'night',
    hero: 'dice',
    companion: 'lantern',
    figures: monsoon,
    wild: 'dice',
    scatter: 'lantern',
    high: ['cards', 'coin', 'mask', 'star'],
    stakes: 'gentle',
  },
  {
    slug: 'back-lane-football',
    classification: 'classic',
    hero: 'football',
    companion: 'star',
    figures: harbour,
    wild: 'star',
    scatter: 'drum',
    high: ['football', 'shuttle', 'kite', 'bell'],
    stakes: 'open',
  },
  {
    slug: 'shuttle-in-the-wind',
    classification: 'classic',
    hero: 'shuttle',
    companion: 'cloud',
    figures: ferry,
    wild: 'shuttle',
    scatter: 'cloud',
    high: ['football', 'kite', 'star', 'balls'],
    stakes: 'open',
  },
  {
    slug: 'corner-arcade',
    classification: 'fortune',
    hero: 'controller',
    companion: 'coin',
    figures: falls,
    wild: 'controller',
    scatter: 'coin',
    high: ['star', 'dice', 'cards', 'football'],
    stakes: 'tall',
  },
  {
    slug: 'nine-rolling-balls',
    classification: 'fortune',
    hero: 'balls',
    companion: 'star',
    figures: storm,
    wild: 'star',
    scatter: 'balls',
    high: ['ingot', 'coin', 'dice', 'controller'],
    stakes: 'gentle',
  },
  {
    slug: 'cards-after-the-fair',
    classification: 'folk',
    hero: 'cards',
    companion: 'firework',
    figures: gorge,
    wild: 'cards',
    scatter: 'firework',
    high: ['mask', 'lantern', 'rooster', 'teapot'],
    low: ['dice', 'coin', 'fan', 'star', 'envelope'],
    stakes: 'open',
  },
]);
