import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { nothingSaid, type ShapeSource } from './readShapes.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Shapes by name, each described once and referred to from wherever it is used. */
export interface Components {
  /** A reference to the shape, or the schema itself where it is a plain one. `name` is that of a shape without one of its own. */
  refer(shape: z.ZodType, source: ShapeSource, name: string): JsonSchema;
  /** The fields of a shape, and which of them are required, for a place where they are written one by one. */
  fields(
    shape: z.ZodType,
    source: ShapeSource,
    name: string,
  ): { readonly properties: Readonly<Record<string, JsonSchema>>; readonly required: readonly string[] };
  /** Adds a schema that was written by hand, and answers its reference. */
  add(name: string, schema: JsonSchema): JsonSchema;
  /** Everything that was referred to, in the order of names. */
  schemas(): Readonly<Record<string, JsonSchema>>;
}

const capital = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
/** The name of one of many: `games` → `game`, `countries` → `country`, `addresses` → `address`. */
const oneOf = (name: string): string =>
  name
    .replace(/(Child)ren$|ies$/, (_, child?: string) => child ?? 'y')
    .replace(/(ss|x|ch)es$/, '$1')
    .replace(/([^s])s$/, '$1');

const isNull = (schema: JsonSchema): boolean => schema['type'] === 'null';

/** Texts that are limited by their length alone are called by it. */
function lengthName({ type, pattern, format, minLength = 0, maxLength, ...rest }: Record<string, unknown>): string | undefined {
  if (type !== 'string' || pattern !== undefined || format !== undefined || 'enum' in rest || 'const' in rest) return undefined;
  if (maxLength === undefined) return minLength === 0 ? undefined : `TextFrom${minLength}`;
  return minLength === 0 ? `TextUpTo${maxLength}` : `TextOf${minLength}To${maxLength}`;
}

/** As it is sent: what has a default may be left out. */
function schemaOf(shape: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' });
  return schema as JsonSchema;
}

/** What is said of a shape where it is used; where it has no name of its own, that is all there is. */
const sayHere = (schema: JsonSchema, { here, doc }: ShapeSource): JsonSchema => {
  const said = here ?? doc;
  return said === undefined ? schema : { ...schema, description: said };
};

export function createComponents(): Components {
  const known = new Map<string, JsonSchema>();

  const add = (name: string, schema: JsonSchema): JsonSchema => {
    const before = known.get(name);
    if (before !== undefined && !isDeepStrictEqual(before, schema)) throw new Error(`two shapes of the contract are called ${name}`);
    known.set(name, schema);
    return { $ref: `#/components/schemas/${name}` };
  };

  /** Refers to a shape by name. Its default, and what is said of it where it is used, stand beside the reference. */
  const use = (name: string, { default: given, ...schema }: JsonSchema, doc: string | undefined, here: string | undefined): JsonSchema => ({
    ...add(name, doc === undefined ? schema : { ...schema, description: doc }),
    ...(given !== undefined && { default: given }),
    ...(here !== undefined && { description: here }),
  });

  const walkNullable = (schema: JsonSchema, either: readonly JsonSchema[], source: ShapeSource, name: string): JsonSchema => {
    const [plain, none] = either;
    // A named text or number that may be null becomes a component of its own: generators give the two different names.
    if (either.length === 2 && plain && none && isNull(none) && typeof plain['type'] === 'string' && !plain['properties']) {
      const { default: given, anyOf: _either, ...rest } = schema;
      const own = { ...rest, ...plain, type: [plain['type'], 'null'] };
      const called = source.name ?? lengthName(plain) ?? ('enum' in plain || 'pattern' in plain ? name : undefined);
      if (called === undefined) return sayHere({ ...own, ...(given !== undefined && { default: given }) }, source);
      return use(`${capital(called)}OrNull`, { ...own, default: given }, source.doc, source.here);
    }
    const { here: _here, ...inside } = source;
    const branches = either.map((each) => (isNull(each) ? each : walk(each, inside, name)));
    return { ...schema, anyOf: branches, ...(source.here !== undefined && { description: source.here }) };
  };

  const walkFields = (schema: JsonSchema, source: ShapeSource, own: string): Record<string, JsonSchema> =>
    Object.fromEntries(
      Object.entries(schema['properties'] as Record<string, JsonSchema>).map(([field, each]) => [
        field,
        walk(each, source.fields.get(field) ?? nothingSaid, `${own}${capital(field)}`),
      ]),
    );

  const walkObject = (schema: JsonSchema, source: ShapeSource, name: string): JsonSchema => {
    const own = capital(source.name ?? name);
    const properties = walkFields(schema, source, own);
    if (Object.keys(properties).length === 0) return add('Nothing', { type: 'object', properties, description: 'Nothing is in it.' });
    // Fields that are not listed may be sent, and are not read.
    const { additionalProperties: _closed, ...rest } = schema;
    return use(own, { ...rest, properties }, source.doc, source.here);
  };

  const walk = (schema: JsonSchema, source: ShapeSource, name: string): JsonSchema => {
    if (typeof schema['const'] === 'string' || typeof schema['const'] === 'number') {
      const { const: only, ...rest } = schema;
      return walk({ ...rest, type: typeof only === 'number' ? 'integer' : 'string', enum: [only] }, source, name);
    }
    const { anyOf, items, properties, type, additionalProperties: entries } = schema;
    if (anyOf) return walkNullable(schema, anyOf as readonly JsonSchema[], source, name);
    if (properties) return walkObject(schema, source, name);
    if (type === 'array') return sayHere({ ...schema, items: walk(items as JsonSchema, source.items ?? nothingSaid, oneOf(name)) }, source);
    if (type === 'object' && typeof entries === 'object' && Object.keys(entries as object).length > 0)
      return sayHere({ ...schema, additionalProperties: walk(entries as JsonSchema, source.items ?? nothingSaid, `${name}Entry`) }, source);
    if (source.name !== undefined && (type === 'string' || type === 'integer'))
      return use(capital(source.name), schema, source.doc, source.here);
    const text = lengthName(schema);
    if (text !== undefined) return use(text, schema, undefined, source.here);
    if ('enum' in schema || 'pattern' in schema) return use(capital(name), schema, undefined, source.here);
    return sayHere(schema, source);
  };

  return {
    add,
    refer: (shape, source, name) => walk(schemaOf(shape), source, name),
    fields(shape, source, name) {
      const schema = schemaOf(shape);
      return { properties: walkFields(schema, source, name), required: (schema['required'] ?? []) as readonly string[] };
    },
    schemas: () => Object.fromEntries([...known].toSorted(([left], [right]) => (left < right ? -1 : 1))),
  };
}
