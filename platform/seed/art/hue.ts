const channel = (value: number): string =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');

/** Red, green and blue in 0..1 of a hue in degrees, saturation and lightness in 0..1. */
const rgbOf = (hue: number, saturation: number, lightness: number): readonly [number, number, number] => {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const at = (offset: number): number => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [at(0), at(8), at(4)];
};

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = ([r, g, b]: readonly [number, number, number]): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/**
 * A colour of the hue with this relative luminance (0 black, 1 white), as `#rrggbb`. Yellow and blue
 * of one lightness differ widely to the eye; of one luminance they make one family, and the contrast
 * to text is known whatever the hue.
 */
export const tint = (hue: number, saturation: number, target: number): string => {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (luminance(rgbOf(hue, saturation, middle)) < target) low = middle;
    else high = middle;
  }
  return `#${rgbOf(hue, saturation, low).map(channel).join('')}`;
};

/** Saturation of this hue at dusk: purple and blue look louder than green, and nothing here is loud. */
export const muted = (hue: number): number => 0.5 - 0.17 * Math.max(0, Math.cos(((hue - 300) * Math.PI) / 180));

/** Contrast ratio of two `#rrggbb` colours, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const of = (colour: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
    return luminance([r, g, b]) + 0.05;
  };
  const [dark = 1, light = 1] = [of(one), of(other)].sort((a, b) => a - b);
  return light / dark;
};
