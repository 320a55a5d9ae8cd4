/** What the browser keeps answers in; undefined without a secure connection, and in a browser that blocks site data by the mere question for them. */
export function siteCaches(): CacheStorage | undefined {
  try {
    return 'caches' in window ? caches : undefined;
  } catch {
    return undefined;
  }
}
