import { complaintsOf } from '../ui/complaintsOf.ts';
import { lostFocus, measureShifts, rawKeys, shifts, sidewaysScroll, untilThere } from '../ui/look.ts';
import { addresses, overlaysOf } from '../ui/places.ts';
import { expect, test } from './journey.ts';
import { withMotion } from './motion.ts';

// What comes by motion is not to shift what stands.
test.use(withMotion);

/** The quick part of `npm run test:ui`: what needs neither axe nor another visitor than a guest. */
test('every address, panel and dialog is there for a guest, and nothing on it is raw, moves, or is wider than a phone', async ({
  context,
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.allow(/./);
  const heard = complaintsOf(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await measureShifts(context);
  const found: Record<string, readonly string[]> = {};
  for (const address of [...addresses, ...overlaysOf('guest')]) {
    heard.take();
    await page.goto(address);
    await untilThere(page);
    const all = [
      ...(await shifts(page)),
      ...(await rawKeys(page)),
      ...(await sidewaysScroll(page)),
      ...(await lostFocus(page)),
      ...heard.take(),
    ];
    if (all.length > 0) found[address] = all;
  }
  expect(found).toEqual({});
});
