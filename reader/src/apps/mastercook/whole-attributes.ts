/** Tags whose attributes hold a bare inch mark, `name="9" pan"`, as XML: such marks become entities. */
export const withWholeAttributes = (xml: string): string =>
  xml
    .split('<')
    .map((part) => {
      const end = part.lastIndexOf('>');
      return end < 0 || !part.includes('="') ? part : wholeTag(part.slice(0, end)) + part.slice(end);
    })
    .join('<');

const wholeTag = (tag: string): string => {
  const [name = '', ...values] = tag.split('="');
  return [
    name,
    ...values.map((value) => {
      // The value goes to the last mark; behind it is the name of the next attribute.
      const end = value.lastIndexOf('"');
      return end < 0 ? value : value.slice(0, end).replaceAll('"', '&quot;') + value.slice(end);
    }),
  ].join('="');
};
