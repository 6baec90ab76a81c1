/** Of this page, without what it shows of the recipe at the moment. */
export const sharedAddress = (): string => window.location.origin + window.location.pathname;

/** Where another Larder takes up a link; undefined for what is no address. */
export const takingAddress = (typed: string, link: string): string | undefined => {
  const text = typed.trim();
  const hasScheme = /^https?:\/\//i.test(text);
  // A server at home mostly has no certificate.
  const isAtHome = /^(localhost|[\d.]+|\[[\da-f:]+\]|[^/:.]+|[^/:]+\.local)(:\d+)?(\/|$)/i.test(text);
  const whole = hasScheme ? text : `${isAtHome ? 'http' : 'https'}://${text}`;
  if (text === '' || !URL.canParse(whole)) return undefined;
  return `${new URL(whole).origin}/r/create/url?recipe_import_url=${encodeURIComponent(link)}`;
};
