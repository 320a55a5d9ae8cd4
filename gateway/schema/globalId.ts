import { BadInput } from './input/badInput.ts';

const wellFormed = /^[\w-]{4,512}$/;
const typeAndKey = /^([A-Z][A-Za-z]{1,40}):([^\p{Cc}]{1,300})$/u;

/** `Type:key`, so that keys of two types never meet in a client's store, in an alphabet that needs no escaping in an address. */
export const encodeGlobalId = (typename: string, key: string): string => Buffer.from(`${typename}:${key}`).toString('base64url');

interface DecodedId {
  readonly typename: string;
  readonly id: string;
}

/** Undefined for whatever `encodeGlobalId` cannot have made. */
function decoded(globalId: string): DecodedId | undefined {
  const text = wellFormed.test(globalId) ? Buffer.from(globalId, 'base64url').toString() : '';
  const [, typename, id] = typeAndKey.exec(text) ?? [];
  if (typename === undefined || id === undefined || encodeGlobalId(typename, id) !== globalId) return undefined;
  return { typename, id };
}

/** Refuses whatever `encodeGlobalId` cannot have made; says nothing about whether the object exists. */
export function decodeGlobalId(globalId: string): DecodedId {
  const known = decoded(globalId);
  if (!known) throw new BadInput('An id is not one that this schema gave out.');
  return known;
}

const notOf = (typename: string) => new BadInput(`An id does not name a ${typename}: it has to be one that this schema gave out as such.`);

/** The key in an id of `typename`; an id of another type is refused like a malformed one, by the type that is expected. */
export function keyIn(typename: string, globalId: string): string {
  const known = decoded(globalId);
  if (known?.typename !== typename) throw notOf(typename);
  return known.id;
}

/** The same for an id that a call is made with: a longer key than the operator takes is none that it gave out. */
export function callKeyIn(typename: string, globalId: string, longest = 64): string {
  const key = keyIn(typename, globalId);
  if (key.length > longest) throw notOf(typename);
  return key;
}

/** The same for ids of addresses that people keep and pass on: one that cannot be is one that there is not. */
export function keyInAddress(typename: string, globalId: string): string | undefined {
  try {
    return callKeyIn(typename, globalId);
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}
