import type { i18n as I18n } from 'i18next';
import { vi } from 'vitest';

type Read = (language: string, namespace: string, done: (error: unknown, texts: unknown) => void) => void;

/** Lets the texts of a namespace be lost the next time that they are fetched. */
export function loseTexts({ services }: I18n, lost: string): void {
  const { backend } = services.backendConnector as { readonly backend: { read: Read } };
  const read = backend.read.bind(backend);
  const spy = vi.spyOn(backend, 'read').mockImplementation((language, namespace, done) => {
    if (namespace !== lost) return read(language, namespace, done);
    spy.mockRestore();
    done(new TypeError('Failed to fetch'), null);
  });
}
