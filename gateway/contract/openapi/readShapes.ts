import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';

/** What the source says of a shape beside its rules: the name it was declared by, what was written above it, and the same of what is in it. */
export interface ShapeSource {
  /** The `const` it was declared as, if it has a name of its own. */
  readonly name?: string;
  /** What was written above that declaration. */
  readonly doc?: string;
  /** What was written above the field that has the shape. */
  readonly here?: string;
  readonly fields: ReadonlyMap<string, ShapeSource>;
  readonly items?: ShapeSource;
}

/** What the contract's files say of one call. */
export interface CallSource {
  readonly doc: string;
  readonly payload: ShapeSource;
  readonly answer: ShapeSource;
}

type Statement = ReturnType<typeof parse>['program']['body'][number];
type Declaration = Extract<Statement, { type: 'VariableDeclaration' }>;
type Expression = NonNullable<Declaration['declarations'][number]['init']>;
type Properties = Extract<Expression, { type: 'ObjectExpression' }>['properties'];
type Commented = Pick<Statement, 'leadingComments'>;

interface Declared {
  readonly init: Expression;
  readonly doc: string;
  readonly file: string;
}

/** Functions of zod whose last argument is the shape of what is inside. */
const holders = new Set(['array', 'record', 'preprocess']);
export const nothingSaid: ShapeSource = { fields: new Map() };

/** The text of the docstring right above something, without its stars. */
function docOf({ leadingComments }: Commented): string {
  const comment = leadingComments?.at(-1);
  if (comment?.type !== 'CommentBlock' || !comment.value.startsWith('*')) return '';
  return comment.value
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
}

const withoutType = (node: Expression): Expression => (node.type === 'TSAsExpression' ? node.expression : node);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file));

/** What is written in the files of the contract. */
export interface ContractSource {
  call(name: string): CallSource;
  /** Of a declaration that is no call: what is written above it, and above each of its fields. */
  declaration(name: string): ShapeSource;
  /** Of a shape that was declared by this name. */
  shape(name: string): ShapeSource;
}

/** Reads docstrings and names out of the files of the contract, so that they are written nowhere else. */
export function readShapes(folder: string): ContractSource {
  const scopes = new Map<string, Map<string, Declared>>();
  const imports = new Map<string, Map<string, { readonly file: string; readonly name: string }>>();

  for (const file of filesBelow(folder)) {
    const declared = new Map<string, Declared>();
    const imported = new Map<string, { readonly file: string; readonly name: string }>();
    for (const statement of parse(readFileSync(file, 'utf8'), { sourceType: 'module', plugins: ['typescript'] }).program.body) {
      if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.'))
        for (const each of statement.specifiers)
          if (each.type === 'ImportSpecifier' && each.imported.type === 'Identifier')
            imported.set(each.local.name, { file: path.join(path.dirname(file), statement.source.value), name: each.imported.name });
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declaration?.type !== 'VariableDeclaration') continue;
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init) declared.set(id.name, { init, doc: docOf(statement), file });
    }
    scopes.set(file, declared);
    imports.set(file, imported);
  }

  const find = (file: string, name: string): Declared | undefined => {
    const from = imports.get(file)?.get(name);
    return from === undefined ? scopes.get(file)?.get(name) : find(from.file, from.name);
  };

  const fieldsOf = (file: string, properties: Properties): [string, ShapeSource][] =>
    properties.flatMap((property): [string, ShapeSource][] => {
      if (property.type === 'SpreadElement') {
        const source = property.argument.type === 'Identifier' ? find(file, property.argument.name) : undefined;
        const spread = source && withoutType(source.init);
        return source && spread?.type === 'ObjectExpression' ? fieldsOf(source.file, spread.properties) : [];
      }
      if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') return [];
      const inside = shapeOf(file, property.value as Expression);
      const doc = docOf(property);
      return [[property.key.name, doc === '' ? inside : { ...inside, here: doc }]];
    });

  const shapeOf = (file: string, node: Expression): ShapeSource => {
    if (node.type === 'Identifier') {
      const source = find(file, node.name);
      return source
        ? { ...shapeOf(source.file, source.init), name: node.name, ...(source.doc !== '' && { doc: source.doc }) }
        : nothingSaid;
    }
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return nothingSaid;
    const { object, property } = node.callee;
    const method = property.type === 'Identifier' ? property.name : '';
    if (object.type !== 'Identifier' || object.name !== 'z') return object.type === 'Super' ? nothingSaid : shapeOf(file, object);
    const last = node.arguments.at(-1);
    if (method === 'object' && last?.type === 'ObjectExpression') return { fields: new Map(fieldsOf(file, last.properties)) };
    return holders.has(method) && last ? { ...nothingSaid, items: shapeOf(file, last as Expression) } : nothingSaid;
  };

  const named = (name: string): Declared => {
    for (const declared of scopes.values()) {
      const found = declared.get(name);
      if (found) return found;
    }
    throw new Error(`no file of the contract declares ${name}`);
  };

  return {
    call(name) {
      const { init, doc, file } = named(name);
      const [given] = init.type === 'CallExpression' ? init.arguments : [];
      const fields = new Map(given?.type === 'ObjectExpression' ? fieldsOf(file, given.properties) : []);
      return { doc, payload: fields.get('payload') ?? nothingSaid, answer: fields.get('answer') ?? nothingSaid };
    },
    declaration(name) {
      const { init, doc, file } = named(name);
      const value = withoutType(init);
      return { doc, fields: new Map(value.type === 'ObjectExpression' ? fieldsOf(file, value.properties) : []) };
    },
    shape(name) {
      const { init, doc, file } = named(name);
      return { ...shapeOf(file, init), name, ...(doc !== '' && { doc }) };
    },
  };
}
