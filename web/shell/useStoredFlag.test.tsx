import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useStoredFlag } from './useStoredFlag.ts';

beforeEach(() => localStorage.clear());

test('HD-03 what is hidden in one tab is hidden in the others', () => {
  const { result } = renderHook(() => useStoredFlag('balanceHidden'));
  const keptElsewhere = (newValue: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'balanceHidden', newValue, storageArea: localStorage })));
  keptElsewhere('true');
  expect(result.current[0]).toBe(true);
  keptElsewhere(null);
  expect(result.current[0]).toBe(false);
});
