import { vi } from 'vitest';

/** As a browser does that was told to block what sites keep: to name a storage throws, and no cookie is kept. The result ends that, before the page is left as it was. */
export function refuseStorage(): () => void {
  const refused = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const spies = (['localStorage', 'sessionStorage'] as const).map((name) => vi.spyOn(window, name, 'get').mockImplementation(refused));
  const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  return () => {
    for (const spy of [...spies, cookies]) spy.mockRestore();
  };
}
