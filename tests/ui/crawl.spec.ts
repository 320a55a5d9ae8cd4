import path from 'node:path';
import { expect, test } from '../journeys/support/visitors.ts';
import { barriers } from './barriers.ts';
import { picturesOf } from './look.ts';
import { personas, signInAs } from './personas.ts';
import { addresses, overlaysOf } from './places.ts';
import { walkPlaces } from './walkPlaces.ts';

/** A folder that takes a picture of every place; without one there are none. */
const pictures = process.env['UI_PICTURES'];

// What fades in would be looked at while it is half there.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  for (const persona of personas)
    test(`every address, panel and dialog, as ${persona} on ${width} px, in both themes`, async ({ context, page, stack, complaints }) => {
      test.setTimeout(900_000);
      // Told by each place here.
      complaints.allow(/./);
      await page.setViewportSize({ width, height });
      await signInAs(persona, context, stack);
      const found = await walkPlaces(page, [...addresses, ...overlaysOf(persona)], async (address) => {
        if (pictures !== undefined) await picturesOf(page, path.join(pictures, `${persona}-${width}-${encodeURIComponent(address)}`));
        return barriers(page);
      });
      expect(found).toEqual({});
    });
