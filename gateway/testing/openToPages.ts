/** Headers by which a page of any origin may read an answer of the mock: there is nothing in it that belongs to anybody. */
export const openToPages = (origin: string | undefined, asked: string | undefined): Readonly<Record<string, string>> => ({
  'Access-Control-Allow-Origin': origin ?? '*',
  ...(origin !== undefined && { 'Access-Control-Allow-Credentials': 'true', Vary: 'Origin' }),
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': asked ?? 'content-type',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '600',
});
