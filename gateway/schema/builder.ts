import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import ErrorsPlugin from '@pothos/plugin-errors';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { isObjectType } from 'graphql';
import type { Context } from '../context.ts';
import { type AuthScopes, everybody, scopesOf, unauthorized } from './access.ts';
import { BadInput } from './input/badInput.ts';
import { complexity } from './complexity.ts';
import { decodeGlobalId, encodeGlobalId } from './globalId.ts';
import PlainFieldsPlugin from './plainFields.ts';

/** A named interface, so that type errors print this name and not its whole body. */
export interface SchemaTypes {
  Context: Context;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  AuthScopes: AuthScopes;
  Scalars: {
    CalendarDay: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    Decimal: { Input: string; Output: string };
    ID: { Input: string; Output: string };
    SafeHtml: { Input: string; Output: string };
    SafeUrl: { Input: string; Output: string };
  };
}

/** Of every union of a payload and refusals. */
export const resultDescription =
  'What came of it: the payload where it was done, else a `Refusal`. `... on Refusal { code message }` reads each of these.';

export const builder = new SchemaBuilder<SchemaTypes>({
  // Outermost first. Complexity refuses before anything of a field runs; errors wrap scope-auth, so that
  // a refused scope is data where the field lists it; relay decodes ids before scopes read them.
  plugins: [ComplexityPlugin, ErrorsPlugin, RelayPlugin, ScopeAuthPlugin, DataloaderPlugin, PlainFieldsPlugin],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  complexity,
  errors: {
    directResult: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName.slice(0, 1).toUpperCase()}${fieldName.slice(1)}Result`,
      description: resultDescription,
    },
  },
  relay: {
    encodeGlobalID: (typename, id) => encodeGlobalId(typename, String(id)),
    decodeGlobalID: decodeGlobalId,
    edgesFieldOptions: {
      nullable: false,
      description: 'The page, in the order of the connection.',
      complexity: { field: 0, multiplier: 1 },
    },
    nodeFieldOptions: { nullable: false, description: 'The thing itself, without its place in the list.' },
    cursorFieldOptions: { description: 'Place of this entry: give it as `after` to read on behind it. Opaque.' },
    idFieldOptions: {
      description: 'Identifies this object among all objects of every type. Opaque; knowing one proves no right to read what it names.',
    },
    nodeTypeOptions: {
      description: 'Something that can be asked for again by its `id` alone, through `node`.',
    },
    nodeQueryOptions: {
      description: 'Reads one object again. `null` with code `NOT_FOUND` where there is none, and alike where it belongs to somebody else.',
      authScopes: { visitor: true },
      resolve: (_root, { id }, _context, { schema }, resolveNode) => {
        const type = schema.getType(id.typename);
        if (!isObjectType(type) || !type.getInterfaces().some((face) => face.name === 'Node'))
          throw new BadInput('An id names no type that implements `Node`.');
        return resolveNode(id);
      },
      args: { id: { description: '`id` of a type that implements `Node`; a malformed one is refused with code `BAD_USER_INPUT`.' } },
    },
    nodesQueryOptions: false,
    pageInfoTypeOptions: { ...everybody, description: 'Whether there is more, and where to read on.' },
    pageInfoFieldOptions: { description: 'Tells whether to offer another page, and from where.' },
    hasNextPageFieldOptions: { description: 'True while there are more entries behind this page.' },
    hasPreviousPageFieldOptions: { description: 'True where the page was asked for by `after`, so that other entries stand before it.' },
    startCursorFieldOptions: { description: 'Cursor of the first entry; `null` on an empty page.' },
    endCursorFieldOptions: { description: 'Cursor of the last entry, to be given as `after`; `null` on an empty page.' },
  },
  scopeAuth: {
    authScopes: scopesOf,
    unauthorizedError: (_parent, context) => unauthorized(context),
  },
});

builder.queryType({
  description:
    'What can be read. Fields are answered side by side, and each fails alone: it is `null` then, and `extensions.code` of an entry in `errors` says why; `extensions.detail` is for whoever wrote the client.',
});
builder.subscriptionType({
  description:
    'What goes on to be told, as server-sent events: ask with `Accept: text/event-stream`. The first event says how things are now, so nothing is missed in between; a typed refusal is the last one.',
});
builder.mutationType({
  description:
    'What can be done. One per request: a document with two is refused before either runs, with code `ONE_MUTATION_PER_REQUEST`.',
});
