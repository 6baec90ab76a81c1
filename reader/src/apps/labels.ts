/** "Title: Pie" in its two parts; null for a line that begins with no name. Most names are right-aligned or have blanks before the colon. */
export const labelIn = (line: string): { label: string; said: string } | null => {
  const at = line.indexOf(':');
  if (at < 2 || at > 60) return null;
  const label = line
    .slice(0, at)
    .replace(/^[*\s]+/, '')
    .trim();
  if (label.length > 32 || !/^\p{L}[\p{L} ().&#/-]*$/u.test(label)) return null;
  return { label, said: line.slice(at + 1).trim() };
};
