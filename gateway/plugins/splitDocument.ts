import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  GraphQLBoolean,
  type GraphQLSchema,
  isEnumType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  separateOperations,
  type VariableDefinitionNode,
  visit,
} from 'graphql';

/** Some root fields of a document, as one of its own. */
export interface DocumentPart {
  readonly document: DocumentNode;
  /** Names of the variables that it reads. */
  readonly variables: readonly string[];
}

/** A document in parts that together ask for what it asks for. */
export interface SplitDocument {
  /** One for each root field that has few answers: it reads no variables, or such alone as take one of a list of words, or are true or false. */
  readonly few: readonly DocumentPart[];
  readonly rest: DocumentNode;
  /** Under what the whole document answers its root fields, in its order; a directive may leave some of them out. */
  readonly keys: readonly string[];
}

/** A field at the root of an operation, within what decides whether it is asked for. */
interface RootField {
  /** Under what it is answered. */
  readonly key: string;
  readonly selection: SelectionNode;
}

const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value;

/** The fields at the root, also those inside fragments, which leave their directives to each of them. */
function fieldsOf(document: DocumentNode, operation: OperationDefinitionNode): readonly RootField[] {
  const found: RootField[] = [];
  const look = (set: SelectionSetNode | undefined, around: readonly (readonly DirectiveNode[])[]): void => {
    for (const each of set?.selections ?? []) {
      if (each.kind === Kind.FIELD) {
        const selection = around.reduceRight<SelectionNode>(
          (inner, directives) => ({
            kind: Kind.INLINE_FRAGMENT,
            directives,
            selectionSet: { kind: Kind.SELECTION_SET, selections: [inner] },
          }),
          each,
        );
        found.push({ key: keyOf(each), selection });
        continue;
      }
      const within = each.directives?.length ? [...around, each.directives] : around;
      if (each.kind === Kind.INLINE_FRAGMENT) look(each.selectionSet, within);
      else
        for (const definition of document.definitions)
          if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === each.name.value)
            look(definition.selectionSet, within);
    }
  };
  look(operation.selectionSet, []);
  return found;
}

function partOf(document: DocumentNode, operation: OperationDefinitionNode, selections: readonly SelectionNode[]): DocumentPart {
  const asked: OperationDefinitionNode = { ...operation, selectionSet: { kind: Kind.SELECTION_SET, selections } };
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const [needed = document] = Object.values(separateOperations({ kind: Kind.DOCUMENT, definitions: [asked, ...fragments] }));
  const read = new Set<string>();
  visit(needed, { VariableDefinition: () => false, Variable: ({ name }) => void read.add(name.value) });
  const declared = (operation.variableDefinitions ?? []).filter(({ variable }) => read.has(variable.name.value));
  const definitions = needed.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? { ...definition, variableDefinitions: declared } : definition,
  );
  return { document: { kind: Kind.DOCUMENT, definitions }, variables: declared.map(({ variable }) => variable.name.value) };
}

/** Directives that leave something out; what another would do is not known here. */
const leavingOut: ReadonlySet<string> = new Set(['include', 'skip']);

/**
 * Parts a validated document with one operation. Undefined where no part would have few answers, or nothing but such parts were left,
 * or where it has directives that do more than to leave something out.
 */
export function splitDocument(schema: GraphQLSchema, document: DocumentNode): SplitDocument | undefined {
  const operation = getOperationAST(document);
  let isUnknown = false;
  visit(document, { Directive: ({ name }) => void (isUnknown ||= !leavingOut.has(name.value)) });
  if (!operation || isUnknown) return undefined;
  const isOneWord = ({ type }: VariableDefinitionNode): boolean => {
    const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
    if (named.kind !== Kind.NAMED_TYPE) return false;
    return named.name.value === GraphQLBoolean.name || isEnumType(schema.getType(named.name.value));
  };
  const words = new Set((operation.variableDefinitions ?? []).filter(isOneWord).map(({ variable }) => variable.name.value));
  const fields = fieldsOf(document, operation);
  const keys = [...new Set(fields.map(({ key }) => key))];
  const few: DocumentPart[] = [];
  const rest: SelectionNode[] = [];
  for (const key of keys) {
    const asked = fields.filter((field) => field.key === key).map(({ selection }) => selection);
    const part = partOf(document, operation, asked);
    if (part.variables.every((name) => words.has(name))) few.push(part);
    else rest.push(...asked);
  }
  return few.length === 0 || rest.length === 0 ? undefined : { few, rest: partOf(document, operation, rest).document, keys };
}
