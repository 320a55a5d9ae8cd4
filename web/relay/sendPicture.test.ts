import { afterEach, expect, test, vi } from 'vitest';
import { sendPicture } from './sendPicture.ts';

afterEach(() => vi.unstubAllGlobals());

/** A request that ends by itself after `timeout`, as a browser's does, and never where none is set. */
class SilentRequest extends EventTarget {
  upload = new EventTarget();
  responseText = '';
  timeout = 0;
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    if (this.timeout > 0) setTimeout(() => this.dispatchEvent(new Event('timeout')), this.timeout);
  }
}

test('a picture of which nothing is heard for half a minute is lost, and can be sent again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  const became = vi.fn();
  const file = new File([new Uint8Array(10)], 'a.png', { type: 'image/png' });
  void sendPicture('/uploads/pictures', file, { language: 'EN', onProgress: () => undefined, signal: new AbortController().signal }).then(
    became,
  );
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  expect(became).toHaveBeenCalledExactlyOnceWith({ code: 'LOST' });
});
