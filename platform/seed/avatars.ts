import type { SymbolName } from './art/symbolNames.ts';

const avatars: readonly SymbolName[] = [
  'boat',
  'carp',
  'crane',
  'turtle',
  'tiger',
  'horse',
  'rooster',
  'buffalo',
  'lantern',
  'lotus',
  'kite',
  'moon',
];

/** Pictures that a member may choose from. */
export const avatarPaths: readonly string[] = avatars.map((name) => `/art/symbols/${name}.svg`);
