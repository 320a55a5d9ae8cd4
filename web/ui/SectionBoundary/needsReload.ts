/**
 * Only a reload helps: a part of the code could not be fetched, because the network is gone or a newer
 * version has replaced the one that is open; or the gateway no longer knows an operation of the open one.
 */
export const needsReload = (cause: unknown): boolean =>
  cause instanceof Error &&
  (/dynamically imported module|module script failed|preload CSS/i.test(cause.message) ||
    ('code' in cause && (cause.code === 'OPERATION_NOT_FOUND' || cause.code === 'CHUNK_NOT_LOADED')));
