/** Below this, the parser is about as often wrong as right. */
const sure = 0.75;
/** No ingredient takes so many words. */
const longestLine = 180;
/** Enough for a large recipe: the rest costs time and tells nobody anything. */
const mostParsed = 80;

/** Which lines read unlike ingredients. */
export const doubtfulLines = async (lines: string[], language: string | null): Promise<boolean[]> => {
  const { parseIngredient } = await import('@larder/kitchen/ingredients');
  return lines.map((line, index) => {
    if (line.length > longestLine) return true;
    if (index >= mostParsed) return false;
    const { confidence } = parseIngredient(line, language ? { language } : {});
    return Math.min(...Object.values(confidence)) < sure;
  });
};
