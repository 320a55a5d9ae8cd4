import { getNamedType, isUnionType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { type CallName, calls } from '#contract/calls.ts';
import type { Persona } from '../../gateway/testing/personas.ts';
import { refusalsOfCall } from '../../gateway/testing/fakeOperator/faultProblem.ts';
import { createMockGateway, type MockGatewayOptions } from '../../gateway/testing/createMockGateway.ts';
import { siteParts } from '../../gateway/testing/siteParts.ts';
import { matrix, nameOf } from './permissions.ts';

const fieldsOf = siteParts().schema.getMutationType()?.getFields() ?? {};

/** Types that a mutation is refused as. */
function refusalTypesOf(field: string): readonly string[] {
  const type = fieldsOf[field] && getNamedType(fieldsOf[field].type);
  if (!isUnionType(type)) return [];
  return type.getTypes().flatMap((each) => (each.getInterfaces().some(({ name }) => name === 'Refusal') ? [each.name] : []));
}

/** What a document is answered: the type of the answer, or the code of the error in its place; and which calls it made. */
async function ask(document: string, options: MockGatewayOptions): Promise<{ readonly told: string; readonly made: readonly CallName[] }> {
  const gateway = createMockGateway(options);
  const { data, errors } = await gateway.ask(document);
  await gateway.close();
  const answer = data?.['answer'] as { readonly __typename: string } | null | undefined;
  const code = errors?.[0]?.extensions?.['code'] as string | undefined;
  return { told: code ?? answer?.__typename ?? '', made: gateway.upstream.calls.map(({ name }) => name) };
}

/** Made by the gateway alone, whatever is called: who asks, or what the brand has switched off. */
const ofTheGateway = new Set(['NotSignedInError', 'FeatureOffError', 'TicketNotConfirmedError']);

const ways = matrix.filter(({ document, once }) => document.startsWith('mutation') && !once);
const byField = Object.entries(Object.groupBy(ways, ({ document }) => nameOf(document)));

describe('what the operator may refuse a mutation by, and what the schema says of it, are the same', () => {
  test.each(byField)('%s', async (field, given = []) => {
    const faults: string[] = [];
    const seen = new Set<string>();
    for (const { document, answers } of given) {
      const persona: Persona = answers.guest === answers.member ? 'guest' : 'member';
      const { made } = await ask(document, { persona });
      // Reads are asked for by many, and kept.
      for (const name of new Set(made.filter((each) => calls[each].kind !== 'read')))
        for (const refuse of refusalsOfCall(name)) {
          const { told } = await ask(document, { persona, faults: { [name]: { refuse } } });
          seen.add(told);
          if (told === 'INTERNAL') faults.push(`${name}: ${refuse}`);
        }
    }
    expect(faults, 'has a meaning in the error map of its mutation').toEqual([]);
    if (seen.size === 0) return;
    expect(
      refusalTypesOf(field).filter((type) => !seen.has(type) && !ofTheGateway.has(type)),
      'comes of a word that the contract has at one of its calls',
    ).toEqual([]);
  });
});
