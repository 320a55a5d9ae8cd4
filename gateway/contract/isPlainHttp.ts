import { isLoopback } from './isLoopback.ts';

/** Whether an address is asked for over http beyond this machine, where whoever is on the way reads along. What is no address is for others to refuse. */
export const isPlainHttp = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'http:' && !isLoopback(new URL(address).hostname);
