/** A language as BCP 47 has it, from what pages write: "en_US", "de". Undefined for names of languages and other words. */
export function languageTag(said: string): string | undefined {
  const tag =
    said
      .trim()
      .replace(/_/g, '-')
      .split(/[,;\s]/)[0] ?? '';
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(tag) ? tag : undefined;
}
