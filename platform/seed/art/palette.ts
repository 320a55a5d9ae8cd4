/** A colour as the drawings use it: the flat tone, its shadow, and the spark of light on it. */
export interface Paint {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
}

const paint = (base: string, shade: string, light: string): Paint => ({ base, shade, light });

/** The line of every drawing. Not black: it should look like brush ink beside the fills. */
export const ink = '#1b2930';

/** Earth and mineral colours of a wood-block print; there is no other colour in the symbols. */
export const red = paint('#d64c36', '#a93427', '#f59a7f');
export const amber = paint('#f2a63b', '#cf7a22', '#ffd98a');
export const gold = paint('#f6c659', '#d69632', '#fff2c2');
export const jade = paint('#4ea985', '#2d7c63', '#a6dfbf');
export const teal = paint('#2f928e', '#1c686b', '#86d3c9');
export const blue = paint('#4f7fae', '#315a86', '#a9cde6');
export const pink = paint('#f0a0a6', '#d76f82', '#fddcd6');
export const plum = paint('#84609a', '#5d4375', '#c0a1cf');
export const wood = paint('#ad784c', '#7e5135', '#dbac7c');
export const slate = paint('#8797a0', '#60707a', '#c6d2d6');
export const bronze = paint('#bd8d4b', '#8b6333', '#ebca8c');
export const paper = paint('#fdf4e0', '#e2d0b0', '#ffffff');
