const textIn = (storage: () => Storage) => ({
  read(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, text: string | null) {
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
    } catch {
      // Nothing depends on it: the value lives on in memory until the page closes.
    }
  },
});

/** Text stored in this browser. A browser that refuses storage (private mode, full disk) simply forgets. */
export const storedText = textIn(() => localStorage);

/** The same as long as the tab is open. */
export const tabText = textIn(() => sessionStorage);
