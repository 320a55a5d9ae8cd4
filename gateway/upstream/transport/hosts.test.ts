import { Writable } from 'node:stream';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { answered, statusOf } from '../testing/fakeAnswers.ts';
import { type ClientUnderTest, createClientUnderTest, hosts } from '../testing/clientUnderTest.ts';
import { UpstreamFault } from '../failure.ts';

let operator: ClientUnderTest;
beforeEach(() => {
  operator = createClientUnderTest();
});

describe('hosts', () => {
  test('UP-03 a session stays with one host of the list, and sessions spread over all of them', async () => {
    const { forRequest } = operator.client();
    const hostOf = async (cdnBucket: number) => new URL((await forRequest(operator.context({ cdnBucket })).images())('/art/x.svg')).origin;
    const first = await Promise.all(Array.from({ length: 12 }, (_none, cdnBucket) => hostOf(cdnBucket)));
    expect(first).toEqual(await Promise.all(Array.from({ length: 12 }, (_none, cdnBucket) => hostOf(cdnBucket))));
    for (const host of hosts) expect(first.filter((one) => one === host).length).toBe(4);
    expect(await forRequest(operator.context({ cdnBucket: 1 })).launchUrl('/play?ticket=a b')).toBe(
      'https://two.example/play?ticket=a%20b',
    );
  });

  test('UP-03 a host that is reported down is passed over until its time is up', async () => {
    const { forRequest, reportDown } = operator.client();
    const host = async () => new URL((await forRequest(operator.context({ cdnBucket: 0 })).images())('/x')).origin;
    reportDown('https://one.example');
    expect(await host()).toBe('https://two.example');
    reportDown('https://two.example');
    reportDown('https://three.example');
    expect(await host()).toBe('https://one.example');
    operator.clock.time += 31_000;
    expect(await host()).toBe('https://one.example');
  });

  test('UP-03 a background probe finds a dead host and finds it again when it is back', async () => {
    let dead = 'https://one.example';
    let probes = 0;
    const { forRequest } = operator.client({
      probe: async (origin) => {
        probes += 1;
        return origin !== dead;
      },
    });
    const host = async () => {
      const { origin } = new URL((await forRequest(operator.context({ cdnBucket: 0 })).images())('/x'));
      await new Promise((resolve) => setImmediate(resolve));
      return origin;
    };
    await host();
    expect(await host()).toBe('https://two.example');
    expect(probes).toBe(3);
    dead = 'none';
    operator.clock.time += 16_000;
    await host();
    expect(await host()).toBe('https://one.example');
  });

  test('INJ-003 no address leads to a host that is not allowed, or to anything but http; each is told to the log once', async () => {
    const told: unknown[] = [];
    const log = pino(new Writable({ write: (chunk, _encoding, done) => done(void told.push(JSON.parse(String(chunk)).address)) }));
    const { forRequest } = operator.client({ log });
    const imageUrl = await forRequest(operator.context()).images();
    expect(imageUrl('https://two.example/y.png')).toBe('https://two.example/y.png');
    for (const path of [
      'https://evil.example/x',
      '//evil.example/x',
      '/\\evil.example/x',
      '\\\\evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'https://one.example@evil.example/',
      'HTTPS://EVIL.example',
    ])
      // Twice: what was refused is not remembered as an address.
      for (const time of [1, 2]) expect(() => imageUrl(path), `${path}, time ${time}`).toThrow(UpstreamFault);
    const absolute = ['https://evil.example/x', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'];
    expect(told).toEqual([...absolute, 'https://one.example@evil.example/', 'HTTPS://EVIL.example']);
    operator.respond = () => answered(statusOf('Sampan', ['https://evil.example', 'ftp://one.example', 'https://three.example/path']));
    const { forRequest: other } = operator.client();
    for (let cdnBucket = 0; cdnBucket < 3; cdnBucket += 1)
      expect((await other(operator.context({ cdnBucket })).images())('/x')).toBe('https://three.example/x');
  });
});
