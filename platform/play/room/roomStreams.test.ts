import { expect, onTestFinished, test } from 'vitest';
import { silentLog } from '../../core/log.ts';
import { createRoomStreams } from './roomStreams.ts';

test('where no room has a place for one more page it is not the member who is told to close one', () => {
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const parts = { roomHands: { onChanged: () => () => undefined }, clock: { now: () => 0 }, log: silentLog, stopping: stopping.signal };
  const streams = createRoomStreams(parts, { ofAll: 3, ofOne: 2 });
  const refusalOf = (memberId: string): string | undefined => {
    const view = () => new Promise<never>(() => undefined);
    try {
      void streams.follow({ memberId, view, mayFollow: async () => true });
      return undefined;
    } catch (refusal) {
      return (refusal as Error).message;
    }
  };
  expect(['linh', 'linh', 'linh', 'minh', 'minh', 'linh'].map(refusalOf)).toEqual([
    undefined,
    undefined,
    'too_many_pages',
    undefined,
    'rooms_full',
    'too_many_pages',
  ]);
});
