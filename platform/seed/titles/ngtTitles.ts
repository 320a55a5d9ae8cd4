import { brook } from './models/brook.ts';
import { delta } from './models/delta.ts';
import { estuary } from './models/estuary.ts';
import { falls } from './models/falls.ts';
import { harbour } from './models/harbour.ts';
import { monsoon } from './models/monsoon.ts';
import { rapids } from './models/rapids.ts';
import { vendorTitles } from './seedTitle.ts';

/** The old capital behind its nine gates. */
export const ngtTitles = vendorTitles('NGT', [
  {
    slug: 'nine-gates-of-the-citadel',
    classification: 'classic',
    hero: 'pagoda',
    companion: 'dragon',
    figures: estuary,
    wild: 'dragon',
    scatter: 'pagoda',
    high: ['phoenix', 'jade', 'sword', 'scroll'],
    stakes: 'tall',
  },
  {
    slug: 'sword-returned',
    classification: 'folk',
    hero: 'sword',
    companion: 'turtle',
    figures: rapids,
    wild: 'sword',
    scatter: 'turtle',
    high: ['jade', 'lotus', 'boat', 'scroll'],
    stakes: 'open',
  },
  {
    slug: 'golden-edict',
    classification: 'fortune',
    hero: 'scroll',
    companion: 'ingot',
    figures: falls,
    wild: 'scroll',
    scatter: 'ingot',
    high: ['dragon', 'phoenix', 'jade', 'coin'],
    stakes: 'gentle',
  },
  {
    slug: 'phoenix-of-the-inner-garden',
    classification: 'fortune',
    hero: 'phoenix',
    companion: 'peach',
    figures: monsoon,
    wild: 'phoenix',
    scatter: 'peach',
    high: ['jade', 'lotus', 'fan', 'lute'],
    stakes: 'gentle',
  },
  {
    slug: 'courier-horse',
    classification: 'classic',
    hero: 'horse',
    companion: 'scroll',
    figures: harbour,
    wild: 'scroll',
    scatter: 'mountain',
    high: ['horse', 'sword', 'hat', 'drum'],
    stakes: 'open',
  },
  {
    slug: 'evening-bell',
    classification: 'night',
    hero: 'bell',
    companion: 'pagoda',
    figures: brook,
    wild: 'bell',
    scatter: 'moon',
    high: ['pagoda', 'lotus', 'crane', 'lantern'],
    stakes: 'open',
  },
  {
    slug: 'dragon-on-the-red-pillar',
    classification: 'fortune',
    hero: 'dragon',
    companion: 'jade',
    figures: delta,
    wild: 'dragon',
    scatter: 'sun',
    high: ['jade', 'phoenix', 'ingot', 'cloud'],
    low: ['coin', 'envelope', 'bell', 'drum', 'fan'],
    stakes: 'tall',
  },
]);
