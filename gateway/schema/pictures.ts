import { oncePerOperation } from './oncePerOperation.ts';
import type { Context } from '../context.ts';
import { safeAbsoluteUrl } from './scalars/safeUrl.ts';
import type { Upstream } from '../upstream/upstream.ts';

/** Address of a picture on the image host of this visit, or `null` where there is none that is safe to load. A picture never fails the thing that it shows. */
export type PictureUrl = (path: string) => string | null;

/** Finds the image host; where it cannot be found there are no pictures. */
export async function findPictures({ images }: Pick<Upstream, 'images'>): Promise<PictureUrl> {
  const addressOf = await images().catch(() => undefined);
  return (path) => {
    if (addressOf === undefined || path === '') return null;
    try {
      return safeAbsoluteUrl(addressOf(path));
    } catch {
      return null;
    }
  };
}

/** Found once for an operation, which may show a hundred pictures: asked for with each of them, it took an eighth of a lobby's time. */
export const pictureUrlOf = oncePerOperation(({ upstream }: Context) => findPictures(upstream));

/** Lets the image host be found while `rows` are on their way: pictures then cost no second round trip. */
export const withPictures = <Rows>(context: Context, rows: Promise<Rows>): Promise<[Rows, PictureUrl]> =>
  Promise.all([rows, pictureUrlOf(context)]);
