/** A text without the signs of Markdown; links keep their address behind their words. Headings and bullets stay, which lines are told by. */
export const plainMarkdown = (text: string): string =>
  text
    .replace(/!\[[^[\]\n]{0,200}\]\([^()\s]{1,1000}\)/g, '')
    .replace(/\[([^[\]\n]{1,300})\]\(([^()\s]{1,1000})\)/g, (_, words: string, address: string) =>
      words === address || !/^https?:/i.test(address) ? words : `${words} (${address})`,
    )
    .replace(/(\*\*|__)(?=\S)([^*_\n]{1,500})\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]{1,500})\*(?!\w)/g, '$1')
    .replace(/(?<!\w)_(?=\S)([^_\n]{1,500})_(?!\w)/g, '$1')
    .trim();
