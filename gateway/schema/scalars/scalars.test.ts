import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const decimal = 'A Decimal is text such as `"1000.5"`, with up to 15 digits before the point and four behind it.';
const day = 'A CalendarDay is a day that there is, as text such as `"2026-11-22"`.';

test.each([
  ['a number', '{ games(category: RNG, minStake: 3112) { totalCount } }', decimal, 34],
  ['a text', '{ games(category: RNG, minStake: "3112 hunters") { totalCount } }', decimal, 34],
  ['no day', '{ viewer { profit(from: "2026-02-30", to: "2026-03-01") { days { day } } } }', day, 25],
])('AZ-004 in a document: %s that is none of the scalar, where it stands, and what would be one', async (_what, query, detail, column) => {
  const answer = await open().fetch('/graphql?lang=EN', { method: 'POST', body: JSON.stringify({ query }) });
  const text = await answer.text();
  expect([answer.status, JSON.parse(text)]).toEqual([
    400,
    {
      errors: [
        {
          message: 'A value in the document does not fit what is expected there.',
          locations: [{ line: 1, column }],
          extensions: { code: 'GRAPHQL_VALIDATION_FAILED', detail },
        },
      ],
    },
  ]);
  expect(text).not.toMatch(/3112|02-30/);
});

test.each([
  [
    'query ($minStake: Decimal) { games(category: RNG, minStake: $minStake) { totalCount } }',
    { minStake: 1000 },
    `$minStake\` does not fit: ${decimal}`,
  ],
  [
    'query ($day: CalendarDay!) { viewer { profit(from: $day, to: $day) { days { day } } } }',
    { day: '22.11.2026' },
    `$day\` does not fit: ${day}`,
  ],
])('in a variable: which one it is, and what would fit: %s', async (query, variables, told) => {
  const { errors } = await open().ask(query, variables);
  expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', detail: `The variable \`${told}` }]);
});
