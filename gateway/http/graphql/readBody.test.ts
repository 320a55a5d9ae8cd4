import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readBody } from './readBody.ts';

const json = { 'content-type': 'application/json' };
/** A request that has not been sent to its end. */
const begun = (headers: Record<string, string> = json) => {
  const stream = new PassThrough();
  return { stream, body: readBody(Object.assign(stream, { headers }) as unknown as IncomingMessage) };
};
const sent = (bytes: string | Buffer, headers?: Record<string, string>) => {
  const { stream, body } = begun(headers);
  stream.end(bytes);
  return body;
};

test.each(['application/json', 'APPLICATION/JSON', 'application/json; charset=utf-8', 'application/json ; charset = "UTF-8" '])(
  'an object of the type %j is read',
  async (type) => {
    expect(await sent('{"id":"ữ"}', { 'content-type': type })).toEqual({ id: 'ữ' });
  },
);

test.each([
  [{}],
  [{ 'content-type': '' }],
  [{ 'content-type': 'text/plain' }],
  [{ 'content-type': 'application/jsonp' }],
  [{ 'content-type': 'x application/json' }],
  [{ 'content-type': 'application/json; charset=utf-16' }],
  [{ ...json, 'content-encoding': 'gzip' }],
])('GQL-028 with the headers %j nothing is read', async (headers) => {
  await expect(sent('{}', headers as Record<string, string>)).rejects.toMatchObject({ status: 415 });
});

test('a body that says that it is not compressed is read', async () => {
  expect(await sent('{}', { ...json, 'content-encoding': 'identity' })).toEqual({});
});

test.each(['', '{', '1', '"x"', 'null', '[]', '[{}]'])('GQL-028 %j is no object', async (text) => {
  await expect(sent(text)).rejects.toMatchObject({ status: 400 });
});

test('GQL-028 bytes that are no UTF-8 are not read as another text', async () => {
  await expect(sent(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).rejects.toMatchObject({ status: 400 });
});

test('GQL-013 a length beyond 100 KB is refused before anything is read', async () => {
  await expect(begun({ ...json, 'content-length': '100001' }).body).rejects.toMatchObject({ status: 413 });
  expect(await sent('{}', { ...json, 'content-length': '100000' })).toEqual({});
});

test('GQL-013 what turns out to be longer is read no further', async () => {
  expect(await sent('{}'.padEnd(100_000, ' '))).toEqual({});
  const { stream, body } = begun();
  stream.write(Buffer.alloc(100_000, ' '));
  stream.write(' ');
  await expect(body).rejects.toMatchObject({ status: 413 });
  expect(stream.isPaused()).toBe(true);
});

test('a request that breaks off is answered for, or it would be waited for without end', async () => {
  const { stream, body } = begun();
  stream.write('{');
  stream.destroy();
  await expect(body).rejects.toMatchObject({ status: 400 });
});
