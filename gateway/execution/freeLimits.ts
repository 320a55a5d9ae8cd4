import { type ASTVisitor, type DocumentNode, GraphQLError, Kind, type SelectionSetNode, type ValidationContext, type ValidationRule } from 'graphql';

/** What a document that was not persisted may ask for; the schema's own complexity limit comes on top. */
export const freeLimits = { tokens: 1000, depth: 8, aliases: 15, rootFields: 10, directives: 20 } as const;

interface Weight {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** Fields at the top of the selection. */
  readonly width: number;
}

const nothing: Weight = { depth: 0, aliases: 0, directives: 0, width: 0 };

/**
 * Weighs a selection with its fragments unfolded, each fragment once. The answer of `__schema` and
 * `__type` is not weighed: it is of the schema's size, whatever is asked, and these names are reserved.
 */
function weigherOf(document: DocumentNode): (set: SelectionSetNode) => Weight {
  const fragments = new Map(document.definitions.flatMap((definition) => (definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet] as const] : [])));
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
    let { depth, aliases, directives, width } = nothing;
    for (const selection of set.selections) {
      directives += selection.directives?.length ?? 0;
      const isField = selection.kind === Kind.FIELD;
      const isMeta = isField && (selection.name.value === '__schema' || selection.name.value === '__type');
      const below = selection.kind === Kind.FRAGMENT_SPREAD ? weighFragment(selection.name.value) : selection.selectionSet && !isMeta ? weigh(selection.selectionSet) : nothing;
      aliases += below.aliases + (isField && selection.alias ? 1 : 0);
      directives += below.directives;
      depth = Math.max(depth, below.depth + (isField ? 1 : 0));
      width += isField ? 1 : below.width;
    }
    return { depth, aliases, directives, width };
  };
  return weigh;
}

const tooMuch = () => new GraphQLError('The operation asks for too much at once.', { extensions: { code: 'QUERY_TOO_COMPLEX' } });

/** Refuses documents beyond `freeLimits`. */
export const freeLimitsRule: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  Document(document) {
    const weigh = weigherOf(document);
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      const { depth, aliases, directives, width } = weigh(definition.selectionSet);
      const all = directives + (definition.directives?.length ?? 0);
      if (depth > freeLimits.depth || aliases > freeLimits.aliases || all > freeLimits.directives || width > freeLimits.rootFields) context.reportError(tooMuch());
    }
  },
});
