import { isUnionType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { otherRules } from '#contract/patternFamilies.ts';
import { eventStream } from '#contract/system/events.ts';
import { siteParts } from '../../gateway/testing/siteParts.ts';
import { elementsOf, wordsOf } from './elements.ts';
import { liveMatrix, matrix, memberFields, nameOf } from './permissions.ts';

const { schema } = siteParts();
const elements = elementsOf(schema);

const fillers = new Set('a an and are as at be by for from has in is it its of on or that the this to which who with one'.split(' '));
const stem = (word: string) => word.replace(/(?:ies|es|s|ed|ing)$/, '');

/** Words that a description says beyond the names it stands at. */
function added(description: string, names: string): number {
  const known = new Set(wordsOf(names).map(stem));
  return new Set(wordsOf(description).filter((word) => !fillers.has(word) && !known.has(stem(word)))).size;
}

describe('the documentation of the schema', () => {
  test('covers every type, field, argument, enum value and input', () => {
    expect(elements.filter(({ description }) => !description).map(({ coordinate }) => coordinate)).toEqual([]);
  });

  test('says more than the name does', () => {
    const empty = elements.filter(({ description, name, parent }) => added(description ?? '', `${parent} ${name}`) < 2);
    expect(
      empty.map(({ coordinate, description }) => `${coordinate}: ${description}`),
      'two words at least that are not in the name',
    ).toEqual([]);
  });

  test('is made of sentences, none of them twice on one type', () => {
    expect(elements.filter(({ description }) => !/^[A-Z`].*[.?)]$/s.test(description ?? '')).map(({ coordinate }) => coordinate)).toEqual(
      [],
    );
    // Results alone are all the same.
    const said = elements
      .filter(({ name }) => !isUnionType(schema.getType(name)))
      .map(({ parent, description }) => `${parent} ${description}`);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  });

  test('is whole by itself: tools show one element alone, or all of them by the alphabet', () => {
    const leansOnAnother =
      /\blikewise\b|no such number|Ends it\b|Taking one\b|(?:over all|many) of them|^(?:The same (?:again|as|number|password)|The new one|That is|That of|Their|Behind them|All of them)\b/;
    expect(elements.filter(({ description }) => leansOnAnother.test(description ?? '')).map(({ coordinate }) => coordinate)).toEqual([]);
    // A day that is told on two clocks is another one to whoever asks customer service about it.
    expect(elements.find(({ coordinate }) => coordinate === 'DateTime')?.description).toMatch(/on the clock of `Site\.timeZone`/);
  });

  test('names the call that every root field wraps, as the contract has it', () => {
    const known = new Set([...Object.values(calls), eventStream].map(({ method, path }) => `${method} ${path}`));
    const roots = elements.filter(
      ({ parent, name }) => /^(?:Query|Mutation|Subscription)$/.test(parent) && !['node', 'viewer'].includes(name),
    );
    expect(
      roots
        .filter(({ description }) => !/`(?:GET|POST|PUT|DELETE) \/(?:wps|lgw)\//.test(description ?? ''))
        .map(({ coordinate }) => coordinate),
      'descriptions without their call, such as `GET /wps/member/info`',
    ).toEqual([]);
    const named = elements.flatMap(({ description }) =>
      [...(description ?? '').matchAll(/`((?:GET|POST|PUT|DELETE) \/[\w/]+)`/g)].map((match) => match[1] ?? ''),
    );
    expect(
      named.filter((call) => !known.has(call)),
      'calls that a description names and the contract has not',
    ).toEqual([]);
    const unnamed = [...known].filter((call) => !named.includes(call));
    // The keys are the connection's own business: no field shows them.
    expect(unnamed, 'calls that no description of a field names').toEqual(['GET /wps/system/encryptionKeys']);
  });

  test('says what null means wherever a field can be null', () => {
    const nullable = elements.filter(({ parent, name }) => {
      const type = schema.getType(parent);
      const field = type && 'getFields' in type && !('isOneOf' in type) ? type.getFields()[name] : undefined;
      return field !== undefined && !String(field.type).endsWith('!');
    });
    expect(nullable.length).toBeGreaterThan(10);
    expect(
      nullable.filter(({ description }) => !/`null`/.test(description ?? '')).map(({ coordinate }) => coordinate),
      'say what `null` means',
    ).toEqual([]);
  });

  test('says of what several fields answer nothing that holds for one of them alone', () => {
    const said = new Map(elements.map(({ coordinate, description }) => [coordinate, description ?? '']));
    const ofOneAlone = {
      // Deposits have methods; withdrawals and transfers have bounds, too.
      AmountOutOfRangeError: /\bmethod\b/,
      // A lobby has other orders, and a member's own games stand as they were marked or played.
      'GamePage.games': /operator's order/,
      // Promotions stand in the order of the operator.
      'PageInfo.hasNextPage': /\bolder\b/,
      'PageInfo.hasPreviousPage': /\bnewer\b/,
    };
    for (const [coordinate, word] of Object.entries(ofOneAlone))
      expect([coordinate, said.get(coordinate)]).toEqual([coordinate, expect.not.stringMatching(word)]);
    const everyCase = {
      // An account that is proven by an app or by nothing has no code sent, whatever the brand has switched on.
      FeatureOffError: ['brand', 'account', 'Site.switches', 'Member.memberTransferTerms'],
      LoginVerificationNeededError: ['address', 'failed', 'set by phone'],
      'Mutation.deposit': ['AWAITING_PAYMENT', 'UNCONFIRMED', 'FAILED'],
    };
    for (const [coordinate, cases] of Object.entries(everyCase)) for (const each of cases) expect(said.get(coordinate)).toContain(each);
  });

  test('says what trial accounts are kept from, and of nothing else', () => {
    const said = new Map(elements.map(({ coordinate, description }) => [coordinate, description ?? '']));
    const isSaid = (coordinate: string): boolean => said.get(coordinate)?.includes('Not for trial accounts') ?? false;
    const roots = [schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
    );
    const ways = Object.groupBy([...matrix, ...liveMatrix], ({ document }) => nameOf(document));
    const refused = new Set(
      Object.keys(ways).filter((name) => ways[name]?.every(({ answers }) => answers.demo === 'RealAccountNeededError') ?? false),
    );
    expect(refused.size).toBeGreaterThan(20);
    expect(roots.filter((coordinate) => isSaid(coordinate) !== refused.has(coordinate.split('.')[1] ?? ''))).toEqual([]);
    const closed = Object.entries(memberFields).filter(([, { answers }]) => answers.demo === 'REAL_ACCOUNT_NEEDED');
    expect(closed.length).toBeGreaterThan(5);
    for (const [name, { answers }] of Object.entries(memberFields))
      expect([name, isSaid(`Member.${name}`)]).toEqual([name, answers.demo === 'REAL_ACCOUNT_NEEDED']);
  });

  test('MON-001 says of every idempotency key what other values under it come to', () => {
    const keys = elements.filter(({ name }) => name === 'idempotencyKey');
    expect(keys.length).toBeGreaterThan(4);
    for (const { coordinate, description } of keys)
      expect([coordinate, description]).toEqual([coordinate, expect.stringMatching(/With other .*BAD_USER_INPUT/)]);
    const mismatches = keys.filter(({ description }) => description?.includes('`IDEMPOTENCY_MISMATCH`'));
    // Feedback alone moves no money.
    expect(mismatches).toHaveLength(keys.length - 1);
  });

  test('names every rule that a refused field may have broken and that is no pattern', () => {
    const description = elements.find(({ coordinate }) => coordinate === 'InvalidField.patternId')?.description;
    for (const id of [...Object.keys(otherRules), 'ageNotConfirmed', 'termsNotAccepted']) expect(description).toContain(`\`${id}\``);
  });

  test('says of every union that it is a result, of a payload or of a refusal', () => {
    const unions = Object.values(schema.getTypeMap()).filter(isUnionType);
    expect(unions.map(({ name }) => name).filter((name) => !name.endsWith('Result'))).toEqual([]);
    for (const union of unions) {
      expect([union.name, union.description]).toEqual([union.name, expect.stringContaining('... on Refusal { code message }')]);
      const others = union.getTypes().filter((type) => !type.getInterfaces().some(({ name }) => name === 'Refusal'));
      expect([union.name, others.length]).toEqual([union.name, 1]);
    }
  });
});
