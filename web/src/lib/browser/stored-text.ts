/** Text stored in this browser. A browser that refuses storage (private mode, full disk) simply forgets. */
export const storedText = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, text: string | null) {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Nothing depends on it: the value lives on in memory until the page closes.
    }
  },
};
