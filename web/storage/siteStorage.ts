/** What keeps texts by their names. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface BrowserStorage extends TextStorage {
  /** All that it keeps. */
  names(): readonly string[];
  /** Tells what another tab keeps by a name, as it does; null where that is nothing any more. The result ends it. */
  follow(name: string, onKept: (value: string | null) => void): () => void;
}

/**
 * What this browser keeps, on the device beyond the visit or in this tab. A browser may refuse, where site data are blocked by the mere
 * question for a storage, or have no room left: what it does not take is kept until the page goes.
 */
export const siteStorage = { device: storageIn(() => localStorage), tab: storageIn(() => sessionStorage) } as const;

function storageIn(storage: () => Storage): BrowserStorage {
  const here = new Map<string, string>();
  const tried = <Answer>(what: (storage: Storage) => Answer, refused: Answer): Answer => {
    try {
      return what(storage());
    } catch {
      return refused;
    }
  };
  return {
    getItem: (name) => here.get(name) ?? tried((given) => given.getItem(name), null),
    setItem(name, value) {
      const isTaken = tried((given) => {
        given.setItem(name, value);
        return true;
      }, false);
      if (isTaken) here.delete(name);
      else here.set(name, value);
    },
    removeItem(name) {
      here.delete(name);
      tried((given) => given.removeItem(name), undefined);
    },
    follow(name, onKept) {
      // Fired in every tab but the one that keeps it; all names are gone where there is no key.
      const onStorage = ({ key, newValue, storageArea }: StorageEvent): void => {
        if ((key === name || key === null) && tried((given) => given === storageArea, false)) onKept(newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
    names: () => [...here.keys(), ...tried((given) => Object.keys(given), [])],
  };
}
