import { callBy } from './callBy.ts';

/** Asks a platform that listens, as the gateway does. */
export const callOver = (address: () => string) => callBy((path, init) => fetch(`${address()}${path}`, init));
