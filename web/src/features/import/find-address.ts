/** The first web address in a text, as apps share it: "Look at this! https://…". A bare host name counts as one. */
export function findAddress(text: string): string | undefined {
  const inText = /https?:\/\/[^\s<>"']+/i.exec(text)?.[0].replace(/(?<![.,;!?)\]])[.,;!?)\]]+$/, '');
  const bare = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text.trim()) ? `https://${text.trim()}` : undefined;
  const address = inText ?? bare;
  return address && URL.canParse(address) ? address : undefined;
}
