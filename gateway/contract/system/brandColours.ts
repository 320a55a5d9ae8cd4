import { z } from 'zod';

/** What a site is coloured by, in either theme. The page has a custom property of each name. */
export const colourNames = [
  'paper',
  'card',
  'sunken',
  'ink',
  'ink-soft',
  'action',
  'action-hover',
  'action-ink',
  'action-soft',
  'highlight',
  'highlight-ink',
  'highlight-soft',
  'danger',
  'danger-ink',
  'danger-soft',
  'gain',
  'gain-soft',
  'field-line',
  'scrim-ink',
] as const;

/** Six hexadecimal digits behind `#`: it is written into pages as it stands. */
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #0b6b68');

const theme = z.record(z.enum(colourNames), colour);

/** The colours of a brand. A brand names all of them for both themes, or none. */
export const brandColours = z.object({ light: theme, dark: theme });

export type BrandColours = z.output<typeof brandColours>;
