import type { HtmlTagDescriptor } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { paintFirst } from '../../scripts/building/paintFirst.ts';

interface Ran {
  order?: string[];
}
const page = globalThis as Ran;

let files = 0;

/** A file of the page; no two have the same address, as a module is run once. */
const code = (text: string): string => `data:text/javascript,${encodeURIComponent(`${text} // ${(files += 1)}`)}`;

/** One that says when it is run. */
const file = (name: string): string => code(`globalThis.order.push('${name}');`);

type Transform = { handler(built: string, context: { bundle: object }): { html: string; tags: HtmlTagDescriptor[] } };

/** The page as the build writes it, with these files of code. */
function built(entry: string, modules: readonly string[]): { html: string; script: string } {
  const html = [
    `<head><script type="module" crossorigin src="${entry}"></script>`,
    ...modules.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    '<link rel="stylesheet" crossorigin href="/assets/shell.css"></head><body></body>',
  ].join('\n');
  const { handler } = paintFirst().transformIndexHtml as unknown as Transform;
  const { html: left, tags } = handler(html, { bundle: {} });
  const script = tags.find(({ attrs }) => attrs?.['type'] === 'module')?.children;
  return { html: left, script: String(script) };
}

/** Runs the page's module as a browser does that has painted, or has not yet. */
function run(script: string, painted: Promise<void>): { order: string[]; done: Promise<void> } {
  const order = (page.order = [] as string[]);
  onTestFinished(() => void delete page.order);
  const start = new Function('painted', 'Intl', `return (async () => { ${script} })()`) as (
    painted: Promise<void>,
    intl: object,
  ) => Promise<void>;
  const NumberFormat = function () {
    order.push('number');
  };
  return { order, done: start(painted, { NumberFormat }) };
}

test('nothing of the code is run before the frame has been painted', async () => {
  const { html, script } = built(file('entry'), [file('shared')]);
  expect(html).not.toMatch(/<script|modulepreload|stylesheet/);
  let paint = (): void => undefined;
  const { order, done } = run(script, new Promise((resolve) => (paint = resolve)));
  for (let turn = 0; turn < 5; turn += 1) await new Promise((next) => setTimeout(next));
  expect(order).toEqual([]);
  paint();
  await done;
  // The browser's first number costs as much as drawing a screen: while the code is on its way, not when a tile asks for it.
  expect(order).toEqual(['number', 'shared', 'entry']);
});

test('files are run one after the other, those first that others need, with a turn for the browser between any two', async () => {
  const { script } = built(file('entry'), [file('react'), file('router'), file('shell')]);
  const { order, done } = run(script, Promise.resolve());
  let isDone = false;
  void done.then(() => (isDone = true));
  // Whatever else is due comes to its turn: a press, or a frame.
  while (!isDone) {
    await new Promise((next) => setImmediate(next));
    if (order.at(-1) !== 'turn') order.push('turn');
  }
  expect(order.filter((name) => name !== 'turn')).toEqual(['number', 'react', 'router', 'shell', 'entry']);
  expect(order.join(' ').replace(/^turn /, '')).toMatch(/^number (turn )?react turn router turn shell turn entry/);
});

test('a file that cannot be run ends it: nothing that needs it is run', async () => {
  const { script } = built(file('entry'), [file('react'), code("throw new Error('broken');")]);
  const { order, done } = run(script, Promise.resolve());
  await expect(done).rejects.toThrow('broken');
  expect(order).toEqual(['number', 'react']);
});
