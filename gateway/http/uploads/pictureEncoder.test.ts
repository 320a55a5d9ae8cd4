import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPictureEncoder } from './pictureEncoder.ts';

const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b6b68' } })
    .png()
    .toBuffer();

test('FB-01 MC-16 where the library could not be loaded once, it is loaded for the next picture, whoever waits for its turn by then', async () => {
  let loaded = 0;
  const encoder = createPictureEncoder(() => {
    loaded += 1;
    if (loaded === 1) throw new Error('no memory');
    return sharp;
  });
  const bytes = await picture();
  const [first, second] = await Promise.allSettled([encoder.picture(bytes), encoder.picture(bytes)]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  expect(await sharp(await encoder.avatar(bytes, undefined)).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
  expect(loaded).toBe(2);
});
