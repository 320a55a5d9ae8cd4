import {
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  type GraphQLSchema,
  isEnumType,
  Kind,
  type OperationDefinitionNode,
  separateOperations,
  type VariableDefinitionNode,
  visit,
} from 'graphql';
import { fieldsOfRoot } from '../execution/rootFields.ts';

/** Some root fields of a document, as one of its own. */
export interface DocumentPart {
  readonly document: DocumentNode;
  /** Names of the variables that it reads. */
  readonly variables: readonly string[];
}

/** A document in parts that together ask for what it asks for. */
export interface SplitDocument {
  /** One for each root field that has few answers: it reads no variables, or such alone as take one of a list of words. */
  readonly few: readonly DocumentPart[];
  readonly rest: DocumentNode;
  /** Under what the whole document answers its root fields, in its order. */
  readonly keys: readonly string[];
}

const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value;

function partOf(document: DocumentNode, operation: OperationDefinitionNode, fields: readonly FieldNode[]): DocumentPart {
  const asked: OperationDefinitionNode = { ...operation, selectionSet: { kind: Kind.SELECTION_SET, selections: fields } };
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

/**
 * Parts a validated document with one operation. Undefined where no part would have few answers, or nothing but such parts were left,
 * or where directives decide about what is asked.
 */
export function splitDocument(schema: GraphQLSchema, document: DocumentNode): SplitDocument | undefined {
  const operation = getOperationAST(document);
  let hasDirectives = false;
  visit(document, { Directive: () => void (hasDirectives = true) });
  if (!operation || hasDirectives) return undefined;
  const isOneWord = ({ type }: VariableDefinitionNode): boolean => {
    const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
    return named.kind === Kind.NAMED_TYPE && isEnumType(schema.getType(named.name.value));
  };
  const words = new Set((operation.variableDefinitions ?? []).filter(isOneWord).map(({ variable }) => variable.name.value));
  const fields = fieldsOfRoot(document, operation);
  const keys = [...new Set(fields.map(keyOf))];
  const few: DocumentPart[] = [];
  const rest: FieldNode[] = [];
  for (const key of keys) {
    const asked = fields.filter((field) => keyOf(field) === key);
    const part = partOf(document, operation, asked);
    if (part.variables.every((name) => words.has(name))) few.push(part);
    else rest.push(...asked);
  }
  return few.length === 0 || rest.length === 0 ? undefined : { few, rest: partOf(document, operation, rest).document, keys };
}
