import { uploadFeedbackPicture } from '../../contract/content/feedback.ts';
import { uploadAvatar } from '../../contract/identity/avatar.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import type { Crop, PictureEncoder } from './pictureEncoder.ts';

/** What becomes of a picture that is sent to a path. */
export interface PictureUse {
  /** The picture made anew; undefined where it cannot be read. */
  encode(encoder: PictureEncoder, bytes: Buffer, parameters: URLSearchParams): Promise<Buffer | undefined>;
  /** Hands the operator the base64 of it. */
  keep(upstream: Upstream, picture: string): Promise<{ readonly pictureId: string }>;
}

/** A part from 0 to 1 as it stands in an address, with a few digits. */
const part = (text: string | null): number | undefined =>
  text !== null && /^(?:0|1|0\.\d{1,6}|1\.0{1,6})$/.test(text) ? Number(text) : undefined;

/** The square that the member cut out, as `x`, `y` and `side`; the middle is taken where one of them is missing or none. */
function cropOf(parameters: URLSearchParams): Crop | undefined {
  const [x, y, side] = [part(parameters.get('x')), part(parameters.get('y')), part(parameters.get('side'))];
  return x === undefined || y === undefined || side === undefined || side === 0 ? undefined : { x, y, side };
}

/** By the paths that pages send pictures to. */
export const pictureUses: Readonly<Record<string, PictureUse>> = {
  '/uploads/pictures': {
    encode: (encoder, bytes) => encoder.picture(bytes),
    keep: (upstream, picture) => upstream.call(uploadFeedbackPicture, { picture }),
  },
  '/uploads/avatars': {
    encode: (encoder, bytes, parameters) => encoder.avatar(bytes, cropOf(parameters)),
    keep: (upstream, picture) => upstream.call(uploadAvatar, { picture }),
  },
};
