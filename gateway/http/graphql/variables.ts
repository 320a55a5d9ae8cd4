import { isReadableText } from '../../contract/readable.ts';
import { badVariables } from '../refusal.ts';
import { developerHints } from './developerHints.ts';

const deepest = 16;
const maxValues = 5_000;
// No input of the schema has such a field; to code that copies objects by assignment they are commands.
const reserved = new Set(['__proto__', 'constructor', 'prototype']);

export type Variables = Readonly<Record<string, unknown>>;

/** Takes what came as `variables`; throws where it is no object, too deep, too large, uses reserved names, or holds a text that cannot be read. */
export function variablesOf(value: unknown): Variables {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw badVariables(developerHints.variables);
  let values = 0;
  // A list instead of recursion: depth is the sender's choice, the stack is ours.
  let level: object[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw badVariables(developerHints.variables);
    const below: object[] = [];
    for (const container of level)
      for (const [name, inner] of Object.entries(container)) {
        values += 1;
        if (values > maxValues || reserved.has(name)) throw badVariables(developerHints.variables);
        if (typeof inner === 'string' && !isReadableText(inner)) throw badVariables(developerHints.variables);
        if (typeof inner === 'object' && inner !== null) below.push(inner);
      }
    level = below;
  }
  return value as Variables;
}

/** The declared variables only, in the order of their names, as one text: equal requests have equal texts. */
export function canonicalText(declared: readonly string[], variables: Variables): string {
  let text = '';
  for (const name of declared)
    if (Object.hasOwn(variables, name)) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${ordered(variables[name])}`;
  return `{${text}}`;
}

function ordered(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(ordered).join(',')}]`;
  const object = value as Record<string, unknown>;
  return `{${Object.keys(object)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${ordered(object[name])}`)
    .join(',')}}`;
}
