import {
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { callNames, calls } from '../contract/calls.ts';
import { idOf, type Operation } from '../execution/operation.ts';
import type { Operations } from '../execution/operations.ts';

/** What GraphiQL tells of an operation beside its text. */
export interface OperationDescription {
  readonly name: string;
  readonly kind: OperationDefinitionNode['operation'];
  /** Its id, where it is one of the site's own; null where it is none. */
  readonly persistedId: string | null;
  /** Each field whose description names REST calls, by its path from the root, with those calls: `memberInfo (GET /wps/member/info)`. */
  readonly restCalls: readonly { readonly field: string; readonly calls: readonly string[] }[];
}

/** How an id says what it is good for: no call of this operation. */
const readAgain = /Read again by `[^`]*`/g;
const restCall = /`((?:GET|POST|PUT|PATCH|DELETE) \/(?:wps|lgw)\/[^`]*)`/g;

/** Those of openapi.json, which faults of the mock go by, too. */
const nameOf = new Map(callNames.map((name) => [`${calls[name].method} ${calls[name].path}`, name]));
const named = (call: string): string => (nameOf.has(call) ? `${nameOf.get(call)} (${call})` : call);

/** The same for one document however it is laid out, and in whatever order its fragments stand. */
const canonical = (definitions: readonly DefinitionNode[]): string => definitions.map(print).sort().join('\n');

const isOperation = (definition: DefinitionNode): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION;

/** The operation at the cursor, an offset in the text; the first where it stands in none. */
function operationAt(document: DocumentNode, offset: number): OperationDefinitionNode | undefined {
  const all = document.definitions.filter(isOperation);
  return all.find(({ loc }) => loc !== undefined && loc.start <= offset && offset <= loc.end) ?? all[0];
}

function restCallsOf(schema: GraphQLSchema, document: DocumentNode): OperationDescription['restCalls'] {
  const types = new TypeInfo(schema);
  const found = new Map<string, readonly string[]>();
  const path: string[] = [];
  const visitor = visitWithTypeInfo(types, {
    FragmentDefinition: { enter: ({ name }) => void path.push(`…${name.value}`), leave: () => void path.pop() },
    Field: {
      enter({ name }) {
        path.push(name.value);
        const { description } = types.getFieldDef() ?? {};
        const told = [...(description ?? '').replace(readAgain, '').matchAll(restCall)].map(([, call = '']) => named(call));
        if (told.length > 0) found.set(path.join('.'), told);
      },
      leave: () => void path.pop(),
    },
  });
  visit(document, visitor);
  return [...found].map(([field, calls]) => ({ field, calls }));
}

/** One of the site's own, however its text is laid out. An id that is not known has the compiler's file read again in development. */
function persistedOf(operations: Operations, name: string, document: DocumentNode): Operation | undefined {
  const asked = canonical(document.definitions);
  const isSame = (each: Operation): boolean => each.name === name && canonical(each.document.definitions) === asked;
  return operations.find(idOf(asked)) ?? Iterator.from(operations.all()).find(isSame);
}

/** Describes the operation of `text` that the cursor is in. Throws a syntax error, or that there is no operation. */
export function describeOperation(schema: GraphQLSchema, operations: Operations, text: string, offset: number): OperationDescription {
  const whole = parse(text);
  const operation = operationAt(whole, offset);
  const name = operation?.name?.value ?? '';
  const document = separateOperations(whole)[name];
  if (!operation || !document) throw new Error('There is no operation in the editor.');
  return {
    name,
    kind: operation.operation,
    persistedId: persistedOf(operations, name, document)?.id ?? null,
    restCalls: restCallsOf(schema, document),
  };
}
