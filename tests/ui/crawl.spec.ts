import path from 'node:path';
import { expect, test } from '../journeys/visitors.ts';
import { complaintsOf } from './complaintsOf.ts';
import { barriers } from './barriers.ts';
import { lostFocus, measureShifts, picturesOf, rawKeys, shifts, sidewaysScroll, untilThere } from './look.ts';
import { become, personas } from './personas.ts';
import { addresses, overlaysOf } from './places.ts';

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
      const heard = complaintsOf(context);
      await page.setViewportSize({ width, height });
      await measureShifts(context);
      await become(persona, context, stack);
      const found: Record<string, readonly string[]> = {};
      for (const address of [...addresses, ...overlaysOf(persona)]) {
        heard.take();
        await page.goto(address);
        await untilThere(page);
        if (pictures !== undefined) await picturesOf(page, path.join(pictures, `${persona}-${width}-${encodeURIComponent(address)}`));
        const all = [
          ...(await shifts(page)),
          ...(await rawKeys(page)),
          ...(await barriers(page)),
          ...(await sidewaysScroll(page)),
          ...(await lostFocus(page)),
          ...heard.take(),
        ];
        if (all.length > 0) found[address] = all;
      }
      expect(found).toEqual({});
    });
