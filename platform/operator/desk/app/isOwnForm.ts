import type { Context } from 'hono';

/** A form of another site would be sent with our cookies: only those of this very origin are taken. */
export function isOwnForm(context: Context, origins: readonly string[]): boolean {
  const [origin, site] = [context.req.header('origin'), context.req.header('sec-fetch-site')];
  // Browsers say the second themselves; the first they leave out, or call `null`, where they are told to keep quiet.
  return site === undefined ? origin === undefined || origins.includes(origin) : site === 'same-origin';
}
