import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventReader } from './eventReader.ts';

const stream = ':\n\nid: 7\ndata: {"text":"a: b"}\n\nevent: over\ndata: {}\n\n';

test('events are read whole, wherever the pieces end', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length), { maxLength: 5 }), (cuts) => {
      const read = eventReader();
      const ends = [...new Set([...cuts, stream.length])].toSorted((left, right) => left - right);
      const events = ends.flatMap((end, index) => read(stream.slice(ends[index - 1] ?? 0, end)));
      expect(events).toEqual([
        { id: '7', event: 'message', data: '{"text":"a: b"}' },
        { id: '', event: 'over', data: '{}' },
      ]);
    }),
  );
});
