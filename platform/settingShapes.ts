import { isNetwork, plainAddress } from '#contract/forwardedAddress.ts';
import { keyRead, list } from '#contract/settingShapes.ts';
import { isIP, isIPv6, SocketAddress } from 'node:net';
import { z } from 'zod';
import { isConfidential } from './providers/isConfidential.ts';

/** What comes before the path of a web address. */
export const origin = z
  .url({ protocol: /^https?$/, error: 'must be an origin such as https://play.example' })
  .transform((text) => new URL(text).origin);

/** An address of either family, as a connection tells it. */
export const address = z
  .string()
  .refine((text) => isIP(text) !== 0, { error: 'must be an address such as 10.0.0.7, and no network', abort: true })
  .transform((text) => plainAddress(new SocketAddress({ address: text, family: isIPv6(text) ? 'ipv6' : 'ipv4' }).address) ?? text);

const empty = (value: unknown): unknown => (value === '' ? undefined : value);

/** One that is set to nothing is left out; `shape` says what it is then. */
export const unsetWhenEmpty = <Shape extends z.ZodType>(shape: Shape) => z.preprocess(empty, shape);

export const optional = <Shape extends z.ZodType>(shape: Shape) => unsetWhenEmpty(shape.optional());

/** A network and the country that it lies in, as `203.0.113.0/24=VN`. */
export const network = z
  .string()
  .regex(/^[0-9a-fA-F.:]+\/\d{1,3}=[A-Z]{2}$/, 'must be a network and a country, as 203.0.113.0/24=VN')
  .transform((text) => ({ network: text.slice(0, -3), country: text.slice(-2) }))
  .refine(({ network: range }) => isNetwork(range), 'must be a network and a country, as 203.0.113.0/24=VN');

/** Keys separated by commas; `keyOf` reads one. */
export const listOf = <Key>(keyOf: (text: string) => Key) =>
  keyRead((text): readonly Key[] => {
    const keys = list(text).map(keyOf);
    if (keys.length === 0) throw new Error('names no key');
    return keys;
  });

const portRange = 'must be a whole number from 0 to 65535';
export const anyPort = z.coerce.number(portRange).int(portRange).min(0, portRange).max(65_535, portRange);

export const country = z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, such as VN');

export const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgres://user:password@host:5432/name',
});

export const webUrl = z.url({ protocol: /^https?$/, error: 'must be an address such as https://provider.example/path', abort: true });

/** A web address that a key and what people are sent go to. */
export const endpoint = ({ PLAIN_HTTP_PROVIDERS: plain }: Readonly<Record<string, string | undefined>>) =>
  webUrl.refine(
    (text) => plain === 'on' || isConfidential(new URL(text)),
    'must be https beyond this machine; where nobody else can read the way, PLAIN_HTTP_PROVIDERS=on lets it be http',
  );
