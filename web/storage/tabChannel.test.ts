import { afterEach, expect, test, vi } from 'vitest';
import { openTabChannel } from './tabChannel.ts';

afterEach(() => vi.unstubAllGlobals());

test('where the browser refuses its tabs a channel the page goes on by itself', () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const channel = openTabChannel('session');
  const heard = vi.fn();
  channel.addEventListener('message', heard);
  channel.postMessage('viewer');
  channel.removeEventListener('message', heard);
  channel.close();
  expect(heard).not.toHaveBeenCalled();
});
