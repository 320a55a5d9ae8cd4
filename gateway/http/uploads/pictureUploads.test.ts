import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { openMockGateways } from '../../testing/openMockGateways.ts';
import type { Persona } from '../../testing/personas.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const megabytes5 = 5 * 1024 * 1024;
const upload = (gateway: ReturnType<typeof open>, body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  gateway.fetch('/uploads/pictures?lang=EN', { method: 'POST', body, headers: { 'content-type': 'image/png', ...headers } });
const plain = (bytes: Uint8Array) => new Uint8Array(bytes);
const small = async (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' = 'png') =>
  plain(
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b6b68' } })
      .toFormat(format)
      .toBuffer(),
  );
const keptBy = ({ upstream }: ReturnType<typeof open>) =>
  upstream.calls.flatMap(({ name, payload }) =>
    name === 'uploadFeedbackPicture' ? [Buffer.from((payload as { picture: string }).picture, 'base64')] : [],
  );
/** Black, one bit a pixel: whole up to 6,900 pixels a side; beyond, a file claims more of them than are there. */
function bomb(side: number): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min((Math.ceil(side / 8) + 1) * side, 6_000_000)));
  return plain(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', head),
      chunk('IDAT', rows),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}
function crc(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1;
  }
  return (sum ^ 0xff_ff_ff_ff) >>> 0;
}

describe('pictures on their way to the operator', () => {
  test.each(['png', 'jpeg'] as const)('FB-01 a %s is taken, and made anew as a JPEG', async (format) => {
    const gateway = open({ persona: 'member' });
    const answer = await upload(gateway, await small(format), { 'content-type': `image/${format}` });
    expect([answer.status, await answer.json()]).toEqual([200, { pictureId: 'fake-picture-1' }]);
    const [kept] = keptBy(gateway);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20 });
  });

  test('INJ-004 FB-01 nothing is left of where and by what a picture was taken, and it stands upright', async () => {
    const gateway = open({ persona: 'member' });
    const taken = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '21/1 1/1 0/1' } })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const hidden = Buffer.concat([taken, Buffer.from('PK\u0003\u0004 <script>alert(1)</script>')]);
    expect(taken.toString('latin1')).toContain('SecretCamera');
    expect((await upload(gateway, plain(hidden), { 'content-type': 'image/jpeg' })).status).toBe(200);
    const [kept] = keptBy(gateway);
    const { exif, icc, xmp, iptc, width, height, orientation } = await sharp(kept).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect([width, height]).toEqual([20, 40]);
    expect(kept?.toString('latin1')).not.toMatch(/SecretCamera|script|PK\u0003/);
  });

  test('FB-01 a picture larger than anybody looks at is made smaller', async () => {
    const gateway = open({ persona: 'member' });
    const wide = await sharp({ create: { width: 5_000, height: 1_000, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    expect((await upload(gateway, plain(wide))).status).toBe(200);
    expect(await sharp(keptBy(gateway)[0]).metadata()).toMatchObject({ width: 2_000, height: 400 });
  });

  test.each([
    [
      'an SVG in the name of a PNG',
      async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'),
    ],
    ['a page', async () => new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
    ['a GIF', () => small('gif')],
    ['a WebP', () => small('webp')],
    ['a TIFF', () => small('tiff')],
    [
      'a PNG by its first bytes alone',
      async () => plain(Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from('<svg/>')])),
    ],
    ['a JPEG that was cut off', async () => (await small('jpeg')).slice(0, -40)],
    ['a PNG that was cut off', async () => (await small()).slice(0, -40)],
    ['nothing', async () => new Uint8Array()],
    ['50,000 by 50,000 pixels in a few bytes', async () => bomb(50_000)],
    ['one pixel row more than 40 million', async () => bomb(6_325)],
  ])('INJ-004 FB-01 %s is refused, and nothing reaches the operator', async (_what, make) => {
    const gateway = open({ persona: 'member' });
    const answer = await upload(gateway, await make());
    expect([answer.status, ((await answer.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code]).toEqual([
      422,
      'PICTURE_UNREADABLE',
    ]);
    expect(keptBy(gateway)).toEqual([]);
  });

  test('INJ-004 FB-01 5 MB are taken and one byte more is not, whatever length was promised', async () => {
    const gateway = open({ persona: 'member' });
    const picture = await small('jpeg');
    const filled = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(picture);
      return bytes;
    };
    const type = { 'content-type': 'image/jpeg' };
    expect((await upload(gateway, filled(megabytes5), type)).status).toBe(200);
    expect((await upload(gateway, filled(megabytes5 + 1), type)).status).toBe(413);
  });

  test.each(['image/svg+xml', 'text/html', 'multipart/form-data; boundary=x', 'application/json', 'image/png, text/html'])(
    'INJ-004 FB-01 the type %s is not taken',
    async (type) => {
      expect((await upload(open({ persona: 'member' }), await small(), { 'content-type': type })).status).toBe(415);
    },
  );

  test.each<[persona: Persona, status: number, refuse?: string]>([
    ['guest', 401],
    ['demo', 403],
    ['restricted', 403],
    ['expired', 401],
    ['member', 503, 'system_maintenance'],
    ['member', 403, 'region_restricted'],
    ['member', 403, 'password_change_required'],
  ])('FB-01 AZ-001 by %s it is %i, %s', async (persona, status, refuse) => {
    const gateway = open({ persona, ...(refuse && { faults: { uploadFeedbackPicture: { refuse } } }) });
    expect((await upload(gateway, await small())).status).toBe(status);
    if (persona === 'restricted') expect(keptBy(gateway)).toEqual([]);
  });

  test('WEB-001 another site cannot send one in the name of a visitor', async () => {
    const gateway = open({ persona: 'member' });
    const answer = await upload(gateway, await small(), { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect((await gateway.fetch('/uploads/pictures', { method: 'GET' })).status).toBe(405);
  });
});

describe('pictures that members go by', () => {
  /** Red to the left, green in the middle, blue to the right. */
  const striped = async () =>
    plain(
      await sharp({ create: { width: 300, height: 100, channels: 3, background: '#00ff00' } })
        .composite(
          ['#ff0000', '#0000ff'].map((background, index) => ({
            input: { create: { width: 100, height: 100, channels: 3, background } },
            left: index * 200,
            top: 0,
          })),
        )
        .png()
        .toBuffer(),
    );
  const send = async (gateway: ReturnType<typeof open>, parameters = '', body?: Uint8Array<ArrayBuffer>) =>
    gateway.fetch(`/uploads/avatars?lang=EN${parameters}`, {
      method: 'POST',
      body: body ?? (await striped()),
      headers: { 'content-type': 'image/png' },
    });
  const made = async ({ upstream }: ReturnType<typeof open>) => {
    const [picture] = upstream.calls.flatMap(({ name, payload }) =>
      name === 'uploadAvatar' ? [Buffer.from((payload as { picture: string }).picture, 'base64')] : [],
    );
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => {
      const from = (128 * info.width + x) * info.channels;
      return ['red', 'green', 'blue'][data.subarray(from, from + 3).indexOf(Math.max(...data.subarray(from, from + 3)))];
    };
    const { format, exif, icc } = await sharp(picture).metadata();
    return { size: [info.width, info.height], colours: [at(8), at(248)], format, exif, icc, bytes: picture?.length ?? 0 };
  };

  test.each([
    ['', ['green', 'green']],
    ['&x=0&y=0&side=1', ['red', 'red']],
    ['&x=0.666667&y=0&side=1', ['blue', 'blue']],
    ['&x=0.5&y=0&side=1', ['green', 'blue']],
    ['&x=1&y=1&side=0.5', ['blue', 'blue']],
    // What is no square of the picture is none: the middle is taken.
    ['&x=2&y=0&side=1', ['green', 'green']],
    ['&x=0&y=0&side=0', ['green', 'green']],
    ['&x=0&y=0', ['green', 'green']],
    ['&x=NaN&y=0&side=1e9', ['green', 'green']],
  ])('MC-16 with “%s” a square of 256 pixels is cut out, from %j', async (parameters, colours) => {
    const gateway = open({ persona: 'member' });
    const answer = await send(gateway, parameters);
    expect([answer.status, await answer.json()]).toEqual([200, { pictureId: 'fake-avatar-1' }]);
    expect(await made(gateway)).toMatchObject({ size: [256, 256], colours, format: 'jpeg' });
  });

  test('MC-16 it is cut as it is seen upright, and nothing is left of place and camera', async () => {
    const gateway = open({ persona: 'member' });
    const turned = await sharp(await striped())
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    // Upright it stands, red above.
    expect((await send(gateway, '&x=0&y=0&side=1', plain(turned))).status).toBe(200);
    const { size, colours, exif, icc } = await made(gateway);
    expect([size, colours, exif, icc]).toEqual([[256, 256], ['red', 'red'], undefined, undefined]);
  });

  test('MC-16 the noisiest of pictures goes into what the operator takes', async () => {
    const gateway = open({ persona: 'member' });
    const noise = await sharp({
      create: { width: 1_024, height: 1_024, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 120 } },
    })
      .png()
      .toBuffer();
    expect((await send(gateway, '', plain(noise))).status).toBe(200);
    expect((await made(gateway)).bytes).toBeLessThanOrEqual(120_000);
  });

  test.each([
    ['guest', 401],
    ['demo', 403],
    ['restricted', 403],
  ] as const satisfies readonly (readonly [Persona, number])[])(
    'MC-16 AZ-001 by %s it is %i, and a broken one is 422',
    async (persona, status) => {
      expect((await send(open({ persona }))).status).toBe(status);
      expect((await send(open({ persona: 'member' }), '', bomb(50_000))).status).toBe(422);
    },
  );
});
