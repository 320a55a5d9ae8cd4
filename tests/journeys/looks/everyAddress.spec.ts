import { headChanges } from '../../ui/headAsSent.ts';
import { addresses, overlaysOf } from '../../ui/places.ts';
import { walkPlaces } from '../../ui/walkPlaces.ts';
import { expect, test } from '../support/journey.ts';
import { withMotion } from '../support/motion.ts';
import { withPictures } from '../support/pictures.ts';

// What comes by motion is not to shift what stands.
test.use(withMotion);

const half = Math.ceil(addresses.length / 2);
/** Some fifteen loads each: all of them in one visit would take a busy machine minutes. */
const visits = {
  'the first addresses': addresses.slice(0, half),
  'the other addresses': addresses.slice(half),
  'panels and dialogs': overlaysOf('guest'),
};

/** The quick part of `npm run test:ui`: what needs neither axe nor another visitor than a guest. */
for (const [which, places] of Object.entries(visits))
  test(
    `RT-06 every address, panel and dialog is there for a guest as its head was sent, and nothing on it is raw, moves, or is wider than a phone: ${which}`,
    withPictures,
    async ({ page, complaints }) => {
      complaints.allow(/./);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await walkPlaces(page, places, (_address, answer) => headChanges(page, answer))).toEqual({});
    },
  );
