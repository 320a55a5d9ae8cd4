/** Every drawing of the symbol library. Games, tiles, banners and reels name their pictures by these. */
export const symbolNames = [
  'lotus', 'carp', 'dragon', 'lantern', 'sampan', 'hat', 'coin', 'drum', 'phoenix', 'bamboo', 'rice', 'pearl', 'tiger', 'moon',
  'dice', 'cards', 'balls', 'shuttle', 'football', 'controller', 'turtle', 'crane', 'fan', 'teapot', 'bell', 'peach', 'shell',
  'crab', 'shrimp', 'rooster', 'buffalo', 'elephant', 'gourd', 'firework', 'kite', 'pagoda', 'mountain', 'wave', 'sun', 'cloud',
  'star', 'jade', 'sword', 'scroll', 'envelope', 'mango', 'lute', 'mask', 'horse', 'ingot',
  'ace', 'king', 'queen', 'jack', 'ten',
] as const;

export type SymbolName = (typeof symbolNames)[number];
