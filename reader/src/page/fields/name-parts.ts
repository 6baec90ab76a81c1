const goesOn = /^(?:with|and|mit|und|avec|et|con|com|e|y|med|och|og|met|en|z|i|с|и)\s/iu;
const signed = /^[\s|–—-]*(?:by|von|par|por|door|av|af)\s/iu;

/** The second line of a name that stands in two: "with hand-cut chips". */
export function continuesName(heading: string): boolean {
  return goesOn.test(heading);
}

/** "by Ada Cook" */
export function isSignature(text: string): boolean {
  return signed.test(text);
}

/** The name again with its writer behind it: "Plum jam by Ada Cook". */
export function isSigned(heading: string, name: string): boolean {
  const isLonger = name !== '' && heading.toLowerCase().startsWith(name.toLowerCase());
  return isLonger && signed.test(heading.slice(name.length));
}
