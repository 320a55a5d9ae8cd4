import { z } from 'zod';

/** What a site looks like beside its colours. */
export const brandLook = z.object({
  /** Of everything that has any: buttons, cards, fields, pictures. */
  corners: z.enum(['SQUARE', 'SOFT', 'ROUND']),
  /** The face of headings. */
  headings: z.enum(['PLAIN', 'ROUNDED']),
});

export type BrandLook = z.output<typeof brandLook>;

/** Radii in pixels of what is large, and of what lies in it. */
const radii = { SQUARE: [3, 2], SOFT: [10, 6], ROUND: [20, 13] } as const satisfies Record<BrandLook['corners'], readonly [number, number]>;

/** Names of the page's own families of faces. */
const faces = { PLAIN: 'plain', ROUNDED: 'rounded' } as const satisfies Record<BrandLook['headings'], string>;

/** The look as a style sheet of custom properties, which lies over any that names them once at `:root`. */
export function lookSheet({ corners, headings }: BrandLook): string {
  const [large, small] = radii[corners];
  return `:root:root{--radius:${large}px;--radius-small:${small}px;--font-display:var(--font-${faces[headings]})}`;
}
