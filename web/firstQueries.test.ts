import { expect, test } from 'vitest';
import written from './firstQueries.json' with { type: 'json' };
import { firstQueries } from './testing/firstQueries.ts';

test('web/firstQueries.json says what each address asks first, as its route asks it; `npm run generate` writes it', async () => {
  const asked = await firstQueries();
  expect(Object.keys(asked).length).toBeGreaterThan(10);
  expect(asked['/rng']).toMatchObject({ query: 'LobbyScreenQuery', variables: { category: 'RNG' } });
  expect(written).toEqual(asked);
});
