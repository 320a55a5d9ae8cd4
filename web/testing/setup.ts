import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import './waitByUse.ts';

/**
 * relay-test-utils expects a global named jest, and wraps each method of an environment in a function of it that remembers its calls. Nobody
 * asks for those here, and to remember every snapshot that was ever looked up takes its time.
 */
const fn = <Rest extends unknown[], Answer>(work: (...rest: Rest) => Answer) =>
  Object.assign((...rest: Rest) => work(...rest), { mock: {}, mockClear: () => undefined });
Object.assign(globalThis, { jest: { ...vi, fn }, IS_REACT_ACT_ENVIRONMENT: true });

/**
 * Of ten thousand elements in a row React notes the stack that each was made by, for its developer tools. Nobody reads that here, and it takes
 * a fifth of what the tests of pages do: it is told that there were so many already.
 */
for (const [name, internals] of Object.entries<unknown>({ ...React }))
  if (name.startsWith('__CLIENT_INTERNALS') && internals instanceof Object)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {}, configurable: true });

// What is waited for comes; on a busy machine the first chunk of a run, which has to be compiled, takes far longer than the second that is the default.
configure({ asyncUtilTimeout: 20_000 });

declare global {
  // The test browser's own switchboard.
  var happyDOM: {
    setURL(url: string): void;
    readonly settings: { enableIframePageLoading: boolean; fetch: { interceptor: object | null } };
  };
}

/** A page is shared by all files of a process, so each test leaves it as it was. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  const { dataset } = document.documentElement;
  for (const name of Object.keys(dataset)) delete dataset[name];
  // What a test of frames has let them load.
  happyDOM.settings.enableIframePageLoading = false;
  happyDOM.settings.fetch.interceptor = null;
  // A link that was followed out of the site has led the page to another address.
  happyDOM.setURL('http://localhost:3000/');
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Max-Age=-1; Path=/`;
});

/** Files of a process share their modules, and what a file leaves still loading is cut off with it, for those after it, too. */
afterAll(() => vi.dynamicImportSettled());
