/** Text and ground of a label, as `#rrggbb`. */
export interface LabelColors {
  readonly text: string;
  readonly background: string;
}

const hex = /^#[0-9a-f]{6}$/i;
/** What text needs on its ground to be read by people with weak eyes (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}

/** The operator's pair of colours, with black or white in place of a text that could not be read on its ground; undefined where they are none. */
export function readableColors(text: string, background: string): LabelColors | undefined {
  if (!hex.test(text) || !hex.test(background)) return undefined;
  if (contrast(text, background) >= leastContrast) return { text, background };
  return { text: contrast('#000000', background) >= contrast('#ffffff', background) ? '#000000' : '#ffffff', background };
}
