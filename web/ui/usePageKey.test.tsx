import { fireEvent, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { usePageKey } from './usePageKey.ts';

function Listener({ onKey }: { onKey: (key: string) => void }) {
  usePageKey(({ key }) => onKey(key));
  return null;
}

test('a key is heard that is pressed as soon as the page stands, before it has been painted', () => {
  const heard = vi.fn();
  function Page() {
    useLayoutEffect(() => void fireEvent.keyDown(document.body, { key: 'k' }), []);
    return <Listener onKey={heard} />;
  }
  render(<Page />);
  expect(heard.mock.calls).toEqual([['k']]);
});

test('a key that something on the page has taken is not heard, nor one that comes later', () => {
  const heard = vi.fn();
  const { unmount } = render(
    <>
      <button type="button" onKeyDown={(event) => event.preventDefault()} />
      <Listener onKey={heard} />
    </>,
  );
  fireEvent.keyDown(document.querySelector('button') as Element, { key: 'k' });
  unmount();
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(heard).not.toHaveBeenCalled();
});
