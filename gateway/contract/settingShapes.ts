import { z } from 'zod';
import { isNetwork } from './forwardedAddress.ts';

/** What stands between commas. */
export const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `read` answers what a text means, or throws an error that says what is wrong with it. */
export const keyRead = <Read>(read: (text: string) => Read) =>
  z.string().transform((text, context): Read => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'cannot be read' });
      return z.NEVER;
    }
  });

const notProxies = 'must be addresses or networks such as 10.0.0.0/8, comma separated, or a number of proxies, 10 at most';
const networks = z
  .string()
  .transform(list)
  .pipe(z.array(z.string().refine(isNetwork, notProxies)));

/** By a network of all addresses each visitor would name the address that they are counted by. */
const isEverybody = (network: string): boolean => /\/0+$/.test(network);

/** A lone number is a count of proxies. */
export const trustedProxies = z
  .union([z.string().regex(/^\d+$/).transform(Number).pipe(z.int().max(10)), networks], notProxies)
  .refine(
    (proxies) => typeof proxies === 'number' || !proxies.some(isEverybody),
    'must not be all addresses: everybody could come under any',
  );
