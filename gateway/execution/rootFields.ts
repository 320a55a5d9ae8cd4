import { type DocumentNode, type FieldNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

/**
 * Fields of an operation's root, also those inside fragments. A field that `@skip` or `@include` may
 * leave out counts, as does one that comes twice. A fragment that is missing or contains itself adds nothing.
 */
export function fieldsOfRoot(document: DocumentNode, operation: OperationDefinitionNode): readonly FieldNode[] {
  const fields: FieldNode[] = [];
  const inside = new Set<string>();
  const visit = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) fields.push(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet);
      else visitFragment(selection.name.value);
    }
  };
  const visitFragment = (name: string): void => {
    if (inside.has(name)) return;
    inside.add(name);
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name) visit(definition.selectionSet);
  };
  visit(operation.selectionSet);
  return fields;
}
