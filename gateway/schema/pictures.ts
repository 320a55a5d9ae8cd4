import type { Upstream } from '../upstream/upstream.ts';
import { safeAbsoluteUrl } from './safeUrl.ts';

/** Address of a picture, or `null` where there is none that is safe to load. A picture never fails the thing that it shows. */
export async function pictureUrl(upstream: Upstream, path: string): Promise<string | null> {
  return path === '' ? null : safeAbsoluteUrl(await upstream.imageUrl(path).catch(() => null));
}

/** Lets the image host be found while `rows` are on their way: pictures then cost no second round trip. */
export async function withPictures<Rows>(upstream: Upstream, rows: Promise<Rows>): Promise<Rows> {
  const [answer] = await Promise.all([rows, upstream.imageUrl('/').catch(() => null)]);
  return answer;
}
