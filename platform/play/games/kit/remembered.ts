/** A choice that the browser remembers for every game of this origin; where it may not, until the page goes. */
export interface Remembered {
  read(): string | null;
  write(value: string): void;
}

export function remembered(name: string, storage: () => Storage): Remembered {
  let here: string | null = null;
  return {
    read() {
      try {
        return storage().getItem(name) ?? here;
      } catch {
        return here;
      }
    },
    write(value) {
      here = value;
      try {
        storage().setItem(name, value);
      } catch {
        // The page remembers it at least.
      }
    },
  };
}
