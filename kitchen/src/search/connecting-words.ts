/** Words that say nothing of a dish when others do: "mac and cheese" is found as "Mac & Cheese" too. */
const connectingWords = new Set(
  `a an and for in of on or the to with
  am auf aus das dem der die ein eine im mit und vom zum
  a au aux avec d de des du en et l la le les un une
  al alla con del della di e il lo y el las los para por
  aan de een en het met op van
  com da do dos e na no o os
  av en ett i med och og på til
  i na w z ze`.split(/\s+/),
);

/** The words without connecting ones, unless there are no others. */
export const tellingWords = (words: string[]): string[] => {
  const telling = words.filter((word) => !connectingWords.has(word));
  return telling.length > 0 ? telling : words;
};
