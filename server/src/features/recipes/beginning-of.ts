/** As much of a text as a line of the bin shows. */
export const beginningOf = (text: string): string => {
  const words = text.slice(0, 400).replaceAll(/\s+/g, ' ').trim();
  const letters = [...words];
  return letters.length > 80 ? `${letters.slice(0, 80).join('')}…` : words;
};
