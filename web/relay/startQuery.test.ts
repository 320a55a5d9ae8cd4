import { type GraphQLResponse, PreloadableQueryRegistry, type PreloadableConcreteRequest, ROOT_ID } from 'relay-runtime';
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { expect, test, vi } from 'vitest';
import viewer, { type useViewerQuery } from '../session/__generated__/useViewerQuery.graphql.ts';
import { startQuery } from './startQuery.ts';

/** The viewer's query under an id of this test's own, as if its fields had not come yet. */
function begin(id: string) {
  const asked: (string | null | undefined)[] = [];
  const answers: ((answer: GraphQLResponse | Error) => void)[] = [];
  const network = Network.create((request) => {
    asked.push(request.id);
    return Observable.create<GraphQLResponse>((sink) => {
      answers.push((answer) => {
        if (answer instanceof Error) return sink.error(answer);
        sink.next(answer);
        sink.complete();
      });
    });
  });
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  const params = { ...viewer.params, id } as typeof viewer.params;
  const query: PreloadableConcreteRequest<useViewerQuery> = { kind: 'PreloadableConcreteRequest', params };
  return { asked, answer: (answer: GraphQLResponse | Error) => answers[0]?.(answer), environment, query, fields: { ...viewer, params } };
}

test('a query leaves before the code that reads it has come, once, and its answer waits for that', async () => {
  const { asked, answer, environment, query, fields } = begin('before-its-code');
  const starting = startQuery<useViewerQuery>(environment, query, {}, { hold: Infinity });
  const settled = vi.fn();
  void starting.then(settled);
  expect(asked).toEqual(['before-its-code']);
  answer({ data: { viewer: null } });
  await Promise.resolve();
  expect([settled.mock.calls.length, environment.getStore().getSource().get(ROOT_ID)]).toEqual([
    0,
    expect.not.objectContaining({ viewer: null }),
  ]);
  PreloadableQueryRegistry.set('before-its-code', fields);
  await starting;
  expect(environment.getStore().getSource().get(ROOT_ID)).toMatchObject({ viewer: null });
  expect(asked).toHaveLength(1);
});

test('a failure before the code has come is told once that is there', async () => {
  const { answer, environment, query, fields } = begin('fails-before-its-code');
  const starting = startQuery<useViewerQuery>(environment, query, {}, { hold: Infinity });
  answer(new Error('lost'));
  PreloadableQueryRegistry.set('fails-before-its-code', fields);
  await expect((await starting).source?.toPromise()).rejects.toThrow('lost');
});
