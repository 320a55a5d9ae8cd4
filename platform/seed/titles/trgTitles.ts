import { estuary } from './models/estuary.ts';
import { falls } from './models/falls.ts';
import { ferry } from './models/ferry.ts';
import { gorge } from './models/gorge.ts';
import { harbour } from './models/harbour.ts';
import { monsoon } from './models/monsoon.ts';
import { rapids } from './models/rapids.ts';
import { vendorTitles } from './seedTitle.ts';

/** Bronze, drums and the beasts of the oldest tales. */
export const trgTitles = vendorTitles('TRG', [
  {
    slug: 'drum-that-calls-rain',
    classification: 'classic',
    hero: 'drum',
    companion: 'cloud',
    figures: monsoon,
    wild: 'drum',
    scatter: 'cloud',
    high: ['crane', 'turtle', 'buffalo', 'rice'],
    stakes: 'open',
  },
  {
    slug: 'nine-tusked-elephant',
    classification: 'folk',
    hero: 'elephant',
    companion: 'mountain',
    figures: rapids,
    wild: 'elephant',
    scatter: 'mountain',
    high: ['jade', 'drum', 'tiger', 'bamboo'],
    stakes: 'tall',
  },
  {
    slug: 'nine-spurred-rooster',
    classification: 'folk',
    hero: 'rooster',
    companion: 'sun',
    figures: gorge,
    wild: 'rooster',
    scatter: 'sun',
    high: ['drum', 'rice', 'gourd', 'moon'],
    stakes: 'open',
  },
  {
    slug: 'red-maned-horse',
    classification: 'fortune',
    hero: 'horse',
    companion: 'sun',
    figures: harbour,
    wild: 'horse',
    scatter: 'sun',
    high: ['sword', 'elephant', 'ingot', 'mountain'],
    stakes: 'open',
  },
  {
    slug: 'buffalo-over-the-dyke',
    classification: 'classic',
    hero: 'buffalo',
    companion: 'bamboo',
    figures: ferry,
    wild: 'bamboo',
    scatter: 'kite',
    high: ['buffalo', 'rice', 'hat', 'sun'],
    stakes: 'gentle',
  },
  {
    slug: 'birds-come-home',
    classification: 'folk',
    hero: 'crane',
    companion: 'drum',
    figures: estuary,
    wild: 'crane',
    scatter: 'drum',
    high: ['boat', 'turtle', 'sun', 'jade'],
    low: ['carp', 'shell', 'wave', 'cloud', 'star'],
    stakes: 'open',
  },
  {
    slug: 'gongs-of-the-high-ground',
    classification: 'night',
    hero: 'drum',
    companion: 'mountain',
    figures: falls,
    wild: 'drum',
    scatter: 'firework',
    high: ['elephant', 'tiger', 'moon', 'mountain'],
    stakes: 'gentle',
  },
]);
