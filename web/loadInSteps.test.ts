import { createMemoryRouter, type LoaderFunction } from 'react-router-dom';
import { expect, test } from 'vitest';
import { loadInSteps } from './loadInSteps.ts';

interface Held {
  readonly loader: LoaderFunction;
  readonly open: (value: unknown) => void;
}

function held(name: string, order: string[], onBegin?: () => void): Held {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return {
    loader: () => {
      order.push(name);
      onBegin?.();
      return promise;
    },
    open: resolve,
  };
}

/** An address whose layout and screen both load something, and one that loads nothing. */
function aSite(order: string[], onLayout?: () => void) {
  const [layout, screen] = [held('layout', order, onLayout), held('screen', order)];
  const router = createMemoryRouter(
    [
      { path: '/', loader: () => null },
      { path: '/games', id: 'layout', loader: layout.loader, children: [{ index: true, id: 'screen', loader: screen.loader }] },
      { path: '/help', loader: () => (order.push('help'), null) },
    ],
    { dataStrategy: loadInSteps, hydrationData: { loaderData: {} } },
  );
  return { router, layout, screen };
}

const aTask = () => new Promise<void>((done) => void setTimeout(done));

test('the browser has a turn before every loader, and none waits for the one before it', async () => {
  const order: string[] = [];
  const { router, layout, screen } = aSite(order);
  const arrived = router.navigate('/games');
  for (let turn = 0; turn < 6; turn += 1) {
    order.push('turn');
    await aTask();
  }
  // Each in a turn of its own, though the layout's answer has not come.
  expect(order.filter((name) => name !== 'turn')).toEqual(['layout', 'screen']);
  expect(order.slice(order.indexOf('layout'), order.indexOf('screen'))).toContain('turn');
  screen.open('games');
  layout.open('frame');
  await arrived;
  expect(router.state.loaderData).toEqual({ layout: 'frame', screen: 'games' });
  router.dispose();
});

test('what an address would have loaded is not begun once another is wanted', async () => {
  const order: string[] = [];
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const { router, layout } = aSite(order, () => leave(router.navigate('/help')));
  void router.navigate('/games');
  await left;
  layout.open('frame');
  for (let turn = 0; turn < 6; turn += 1) await aTask();
  expect(order).toEqual(['layout', 'help']);
  expect(router.state.location.pathname).toBe('/help');
  router.dispose();
});
