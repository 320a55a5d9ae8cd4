/** What keeps texts by their names. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface BrowserStorage extends TextStorage {
  /** All that it keeps. */
  names(): readonly string[];
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
    names: () => [...here.keys(), ...tried((given) => Object.keys(given), [])],
  };
}
