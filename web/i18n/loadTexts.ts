import type { i18n as I18n } from 'i18next';
import { ChunkFault } from '../chunks/ChunkFault.ts';

/** Fetches namespaces, of the page's own language if no other is named. Rejects where one does not come: the library would show its keys, and never ask again. */
export async function loadTexts(i18n: I18n, namespaces: readonly string[], language = i18n.language): Promise<void> {
  const missing = () => namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  await i18n.reloadResources(language, missing());
  if (missing().length > 0) throw new ChunkFault(`texts of ${missing().join()} in ${language}`);
}
