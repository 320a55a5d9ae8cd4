import { everybody } from '../access.ts';
import { builder } from '../builder.ts';
import type { Refusal } from './refusals.ts';
import { RefusalInterface } from './refusalTypes.ts';

/** The object type of a refusal that says nothing beyond its own name. */
export function refusalType(refusal: new () => Refusal, name: string, description: string): void {
  builder.objectType(refusal, { name, description, interfaces: [RefusalInterface], ...everybody });
}
