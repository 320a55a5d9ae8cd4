import { oncePerOperation } from './oncePerOperation.ts';
import type { Context } from '../context.ts';
import { safeAbsoluteUrl } from './scalars/safeUrl.ts';

/** Address of a picture on the image host of this visit, or `null` where there is none that is safe to load. A picture never fails the thing that it shows. */
export type PictureUrl = (path: string) => string | null;

/** Finds the image host once for an operation, which may show a hundred pictures: asked for with each of them, it took an eighth of a lobby's time. */
export const pictureUrlOf = oncePerOperation(async ({ upstream }: Context): Promise<PictureUrl> => {
  const addressOf = await upstream.images().catch(() => undefined);
  return (path) => {
    if (addressOf === undefined || path === '') return null;
    try {
      return safeAbsoluteUrl(addressOf(path));
    } catch {
      return null;
    }
  };
});

/** Lets the image host be found while `rows` are on their way: pictures then cost no second round trip. */
export const withPictures = <Rows>(context: Context, rows: Promise<Rows>): Promise<[Rows, PictureUrl]> =>
  Promise.all([rows, pictureUrlOf(context)]);
