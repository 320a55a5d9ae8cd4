import type SharpLibrary from 'sharp';
import { largestPicture } from '../../contract/content/feedback.ts';
import { avatarLimits } from '../../contract/identity/avatar.ts';

/** Pixels of a picture as it comes: a small file can unfold into far more than it says. */
const maxPixels = 40_000_000;
/** Pixels of the longer side of a picture that is passed on. */
const longestSide = 2_000;

type Format = 'jpeg' | 'png';
export type Sharp = typeof SharpLibrary;

/** The format that bytes are of by how they begin, whatever name or type came with them. */
function formatOf(bytes: Uint8Array): Format | undefined {
  const begins = (...signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (begins(0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return undefined;
}

/** What of a picture, seen upright, somebody goes by: a square. */
export interface Crop {
  /** Its left upper corner, as parts of width and height from 0 to 1. */
  readonly x: number;
  readonly y: number;
  /** Its side, as a part of the picture's shorter one, from 0 to 1. */
  readonly side: number;
}

/** Makes pictures anew, one after the other: a second one would only take the time of who plays. */
export interface PictureEncoder {
  /**
   * The picture alone, made anew as a JPEG: turned as it was meant to be seen, on white, without place, camera or anything else that was
   * written into the file or behind it. Undefined where it is no PNG or JPEG, is cut off, or would unfold into too much.
   */
  picture(bytes: Buffer): Promise<Buffer | undefined>;
  /** The same of a picture that somebody goes by: the square that was cut out, the middle where none was, as small as it is shown. */
  avatar(bytes: Buffer, crop: Crop | undefined): Promise<Buffer | undefined>;
}

/** `load` is asked with the first picture, as most gateways never see one, and again with the next where it fails. */
export function createPictureEncoder(load: () => Sharp): PictureEncoder {
  let library: Sharp | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (bytes: Buffer, make: (sharp: Sharp) => Promise<Buffer | undefined>): Promise<Buffer | undefined> => {
    const made = last.then(() => (formatOf(bytes) === undefined ? undefined : make((library ??= narrowed(load())))));
    // Whatever became of one, the next has its turn.
    last = made.catch(() => undefined);
    return made;
  };
  return {
    picture: (bytes) =>
      inTurn(bytes, (sharp) =>
        fitting(largestPicture, (quality) =>
          drawn(sharp(bytes, input).autoOrient().resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true }), quality),
        ),
      ),
    avatar: (bytes, crop) => inTurn(bytes, (sharp) => fitting(avatarLimits.made, (quality) => squareOf(sharp, bytes, crop, quality))),
  };
}

/** Of all that the library reads, PNG and JPEG are left. */
function narrowed(sharp: Sharp): Sharp {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

const input = { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'truncated', pages: 1 } as const;

async function squareOf(sharp: Sharp, bytes: Buffer, crop: Crop | undefined, quality: number): Promise<Buffer> {
  const { autoOrient: whole } = await sharp(bytes, input).metadata();
  const side = Math.max(1, Math.round(Math.min(whole.width, whole.height) * (crop?.side ?? 1)));
  const from = (part: number | undefined, length: number) =>
    Math.min(length - side, Math.round(part === undefined ? (length - side) / 2 : part * length));
  const square = { left: from(crop?.x, whole.width), top: from(crop?.y, whole.height), width: side, height: side };
  return drawn(sharp(bytes, input).autoOrient().extract(square).resize(avatarLimits.side, avatarLimits.side), quality);
}

const drawn = (picture: ReturnType<Sharp>, quality: number): Promise<Buffer> =>
  picture.flatten({ background: '#fff' }).toColourspace('srgb').jpeg({ quality }).timeout({ seconds: 5 }).toBuffer();

/** As fine as goes into so many bytes; undefined where nothing does, or it cannot be read. */
async function fitting(most: number, made: (quality: number) => Promise<Buffer>): Promise<Buffer | undefined> {
  try {
    const fine = await made(82);
    if (fine.length <= most) return fine;
    const rough = await made(55);
    return rough.length <= most ? rough : undefined;
  } catch {
    // Whatever it could not be read for, it is the file's fault.
    return undefined;
  }
}
