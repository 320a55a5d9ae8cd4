import { z } from 'zod';

/** Six hexadecimal digits behind `#`: it is written into pages as it stands. */
export const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #0b6b68');

/** What a site is coloured by in one theme. The page has a custom property for each, `--ink-soft` for `inkSoft`. */
const themeColours = z.object({
  paper: colour,
  card: colour,
  sunken: colour,
  ink: colour,
  inkSoft: colour,
  action: colour,
  actionHover: colour,
  actionInk: colour,
  actionSoft: colour,
  highlight: colour,
  highlightInk: colour,
  highlightSoft: colour,
  danger: colour,
  dangerInk: colour,
  dangerSoft: colour,
  gain: colour,
  gainSoft: colour,
  fieldLine: colour,
  scrimInk: colour,
});

/** The colours of a brand. A brand names all of them for both themes, or none. */
export const brandColours = z.object({ light: themeColours, dark: themeColours });

export type BrandColours = z.output<typeof brandColours>;

const propertyOf = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const declarations = (colours: BrandColours['light']): string =>
  Object.entries(colours)
    .map(([name, colour]) => `${propertyOf(name)}:${colour}`)
    .join(';');

/** The colours as a style sheet of custom properties, which lies over any that names them once at `:root`. */
export const colourSheet = ({ light, dark }: BrandColours): string =>
  `:root:root{${declarations(light)}}:root:root[data-theme='dark']{${declarations(dark)}}`;
