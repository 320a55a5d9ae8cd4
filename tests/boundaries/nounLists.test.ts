import { expect, test } from 'vitest';
import { writeCallList, writeFakeList, writeFieldList } from '../../scripts/generating/nounLists.ts';

const bodyOf = (list: string) => list.split('\n').filter((line) => /^(import '|  )/.test(line));

test('the calls of a noun are listed by being written', () => {
  const list = writeCallList([
    { path: 'gateway/contract/play/draw.ts', text: 'export const drawCalls = { draws };' },
    { path: 'gateway/contract/play/ownGames.ts', text: 'export const ownGames = z.object({});' },
    { path: 'gateway/contract/agents/agent.ts', text: 'export const agentCalls = { affiliateCheck };' },
  ]);
  expect(bodyOf(list)).toEqual(['  ...agentCalls,', '  ...drawCalls,']);
});

test('a file of the schema is listed where it adds a field, by itself or by what it calls', () => {
  const at = (name: string, text: string) => ({ path: `gateway/schema/play/draw/${name}.ts`, text });
  const list = writeFieldList([
    at('draws', "export const draws = builder.queryField('draws', …)"),
    at('bet', 'builder.mutationFields((t) => …)'),
    at('ownDraws', "ownDrawsField('ownDraws', …)"),
    at('Draw', "export const Draw = builder.objectRef('Draw')"),
    at('draws.test', "builder.queryField('draws', …)"),
    at('testing/permissions', 'export const permissions = {}'),
  ]);
  expect(bodyOf(list)).toEqual(["import '../play/draw/bet.ts';", "import '../play/draw/draws.ts';", "import '../play/draw/ownDraws.ts';"]);
});

test('a fake is listed as a value, or as a function of what the operator has', () => {
  const list = writeFakeList([
    {
      path: 'gateway/testing/fakeOperator/lottery/fakeDraws.ts',
      text: 'export const fakeDraw = 1;\nexport const fakeDraws = {} satisfies Partial<FakeHandlers>;',
    },
    {
      path: 'gateway/testing/fakeOperator/play/fakeBets.ts',
      text: 'export function fakeBets(world) {\n  return {} satisfies Partial<FakeHandlers>;\n}',
    },
    { path: 'gateway/testing/fakeOperator/fakeOwner.ts', text: 'export const fakeOwner = () => {};' },
  ]);
  expect(bodyOf(list)).toEqual(['  ...fakeDraws,', '  ...fakeBets(world),']);
});
