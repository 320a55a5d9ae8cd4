import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { type Fragments, introspectionCost } from './introspectionCost.ts';

/** What a document that was not persisted may ask for; the schema's own complexity limit comes on top. */
export const freeLimits = {
  tokens: 1000,
  depth: 8,
  aliases: 15,
  rootFields: 12,
  directives: 20,
  fields: 400,
  introspected: 20_000,
} as const;

interface Weight {
  readonly depth: number;
  /** Names given to fields, and fields with a selection that are written once more: either way an answer is made again. */
  readonly aliases: number;
  readonly directives: number;
  /** Fields at the top of the selection. */
  readonly width: number;
  /** Fields at every level. */
  readonly fields: number;
  /** Values that introspection answers with. */
  readonly introspected: number;
}

const nothing: Weight = { depth: 0, aliases: 0, directives: 0, width: 0, fields: 0, introspected: 0 };
const isMeta = ({ name }: FieldNode): boolean => name.value === '__schema' || name.value === '__type';
/** `ofType` unwraps lists and non-nulls, of which a type has few: those levels cannot multiply. */
const levelOf = ({ name }: FieldNode): number => (name.value === 'ofType' ? 0 : 1);

/** Weighs a selection with its fragments unfolded, each fragment once. */
function weigherOf(schema: GraphQLSchema, fragments: Fragments): (set: SelectionSetNode) => Weight {
  const known = new Map<string, Weight>();
  const weighFragment = (name: string): Weight => {
    const weight = known.get(name);
    if (weight) return weight;
    // Stands in while the fragment is being weighed; validation refuses one that contains itself.
    known.set(name, nothing);
    const set = fragments.get(name);
    const own = set ? weigh(set) : nothing;
    known.set(name, own);
    return own;
  };
  const weigh = (set: SelectionSetNode): Weight => {
    let { depth, aliases, directives, width, fields, introspected } = nothing;
    const written = new Set<string>();
    for (const selection of set.selections) {
      directives += selection.directives?.length ?? 0;
      const field = selection.kind === Kind.FIELD ? selection : undefined;
      const below =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? weighFragment(selection.name.value)
          : selection.selectionSet
            ? weigh(selection.selectionSet)
            : nothing;
      const isAgain = field?.selectionSet !== undefined && written.has(field.name.value);
      if (field) written.add(field.name.value);
      aliases += below.aliases + (field?.alias || isAgain ? 1 : 0);
      directives += below.directives;
      depth = Math.max(depth, below.depth + (field ? levelOf(field) : 0));
      width += field ? 1 : below.width;
      fields += below.fields + (field ? 1 : 0);
      introspected +=
        below.introspected + (field && isMeta(field) ? introspectionCost(schema, field, fragments, freeLimits.introspected) : 0);
    }
    return { depth, aliases, directives, width, fields, introspected };
  };
  return weigh;
}

/** What a document has too much of, in words for whoever wrote it: documents that were not persisted are answered in development alone. */
function excessOf(
  { depth, aliases, directives, width, fields, introspected }: Weight,
  definition: OperationDefinitionNode | FragmentDefinitionNode,
): string | undefined {
  const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
  const measures: readonly (readonly [found: number, most: number, what: string])[] = [
    [depth, freeLimits.depth, 'levels of fields'],
    [aliases, freeLimits.aliases, 'aliases, a field with a selection that is written again counting as one'],
    [directives + (definition.directives?.length ?? 0), freeLimits.directives, 'directives'],
    [isOperation ? width : 0, freeLimits.rootFields, 'fields at the top'],
    [fields, freeLimits.fields, 'fields'],
    [introspected, freeLimits.introspected, 'values that introspection answers with'],
  ];
  const over = measures.find(([found, most]) => found > most);
  return over && `A document that is not persisted may have ${over[1]} ${over[2]}, fragments unfolded.`;
}

/** What a document has more of than `freeLimits` allows; undefined where it may be asked. It need not be valid: validation itself takes long over the worst of them. */
export function exceededLimit(schema: GraphQLSchema, { definitions }: DocumentNode): string | undefined {
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet] as const] : [],
    ),
  );
  const weigh = weigherOf(schema, fragments);
  for (const definition of definitions) {
    // Fragments that nothing spreads are validated, too.
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const found = excessOf(weigh(definition.selectionSet), definition);
    if (found !== undefined) return found;
  }
  return undefined;
}
