/** An address as people type it: without a scheme it is one of the web. */
export const webAddress = (text: string): string => (/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);

/** The value of a JSON text; undefined when it is none. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
