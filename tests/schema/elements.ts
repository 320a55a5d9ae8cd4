import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';

/** A type, field, argument, enum value or input field, by its coordinate. */
export interface Element {
  readonly coordinate: string;
  readonly name: string;
  readonly parent: string;
  readonly description: string | undefined;
}

/** Everything in the schema that a reader of GraphiQL can look up. */
export function elementsOf(schema: GraphQLSchema): readonly Element[] {
  const elements: Element[] = [];
  const add = (parent: string, name: string, { description }: { description?: string | null | undefined }, separator = '.') =>
    elements.push({
      coordinate: parent === '' ? name : `${parent}${separator}${name}`,
      name,
      parent,
      description: description ?? undefined,
    });
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || ['Boolean', 'Float', 'ID', 'Int', 'String'].includes(type.name)) continue;
    add('', type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) add(type.name, value.name, value);
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) add(type.name, field.name, field);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      add(type.name, field.name, field);
      for (const argument of field.args) add(`${type.name}.${field.name}`, argument.name, argument, ':');
    }
  }
  return elements;
}

/** `UsernameTakenError` → username, taken, error. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];
