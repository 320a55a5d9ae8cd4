import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// relay-test-utils expects a global named jest.
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true });

if (typeof document !== 'undefined') {
  afterEach(() => {
    cleanup();
    for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Max-Age=-1; Path=/`;
  });
}
