import { vi } from 'vitest';

/** As a browser does that was told to block what sites keep: to name a storage throws. The result ends that, before the page is left as it was. */
export function refuseStorage(): () => void {
  const refused = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const spies = (['localStorage', 'sessionStorage'] as const).map((name) => vi.spyOn(window, name, 'get').mockImplementation(refused));
  return () => spies.forEach((spy) => spy.mockRestore());
}
