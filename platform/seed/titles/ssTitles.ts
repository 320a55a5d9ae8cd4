import { estuary } from './models/estuary.ts';
import { falls } from './models/falls.ts';
import { gorge } from './models/gorge.ts';
import { harbour } from './models/harbour.ts';
import { lagoon } from './models/lagoon.ts';
import { monsoon } from './models/monsoon.ts';
import { rapids } from './models/rapids.ts';
import { vendorTitles } from './seedTitle.ts';

/** The operator's second studio: tales from below the surface. */
export const ssTitles = vendorTitles('SS', [
  {
    slug: 'pearl-of-the-riverbed',
    classification: 'sea',
    hero: 'pearl',
    companion: 'shell',
    figures: lagoon,
    wild: 'pearl',
    scatter: 'shell',
    high: ['turtle', 'carp', 'crab', 'shrimp'],
    stakes: 'open',
  },
  {
    slug: 'palace-below-the-waves',
    classification: 'sea',
    hero: 'dragon',
    companion: 'pearl',
    figures: falls,
    wild: 'dragon',
    scatter: 'pagoda',
    high: ['pearl', 'turtle', 'jade', 'shell'],
    low: ['carp', 'crab', 'shrimp', 'wave', 'coin'],
    stakes: 'gentle',
  },
  {
    slug: 'harbour-of-the-south-wind',
    classification: 'sea',
    hero: 'kite',
    companion: 'wave',
    figures: harbour,
    wild: 'wave',
    scatter: 'sun',
    high: ['kite', 'boat', 'shell', 'crane'],
    stakes: 'open',
  },
  {
    slug: 'old-turtles-tale',
    classification: 'folk',
    hero: 'turtle',
    companion: 'scroll',
    figures: estuary,
    wild: 'turtle',
    scatter: 'scroll',
    high: ['sword', 'lotus', 'crane', 'bell'],
    stakes: 'open',
  },
  {
    slug: 'white-crane-gorge',
    classification: 'classic',
    hero: 'crane',
    companion: 'mountain',
    figures: gorge,
    wild: 'crane',
    scatter: 'mountain',
    high: ['jade', 'peach', 'bamboo', 'cloud'],
    stakes: 'tall',
  },
  {
    slug: 'rains-of-july',
    classification: 'night',
    hero: 'cloud',
    companion: 'star',
    figures: monsoon,
    wild: 'star',
    scatter: 'cloud',
    high: ['crane', 'buffalo', 'lute', 'moon'],
    stakes: 'gentle',
  },
  {
    slug: 'bells-under-the-falls',
    classification: 'fortune',
    hero: 'bell',
    companion: 'wave',
    figures: rapids,
    wild: 'bell',
    scatter: 'drum',
    high: ['ingot', 'jade', 'turtle', 'wave'],
    low: ['coin', 'envelope', 'scroll', 'fan', 'cloud'],
    stakes: 'open',
  },
]);
