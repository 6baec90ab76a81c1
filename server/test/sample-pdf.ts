/** A PDF with these lines on its pages, as the simplest program would write it. */
export const pdfOf = (pages: string[][]): Buffer => {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  return assembled([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((lines, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + index * 2} 0 R>>`,
      stream(lines.map((line, row) => text(line, row)).join('\n')),
    ]),
  ]);
};

const text = (line: string, row: number): string =>
  `BT /F1 ${row === 0 ? 28 : 14} Tf 60 ${760 - row * 40} Td (${line}) Tj ET`;

const stream = (content: string): string => `<</Length ${content.length}>>stream\n${content}\nendstream`;

const assembled = (objects: string[], trailer = ''): Buffer => {
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${body}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
};

/** One that asks for a password that nobody knows. */
export const encryptedPdf = (): Buffer => {
  const key = (character: string) => `<${character.repeat(64)}>`;
  return assembled(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[]/Count 0>>',
      `<</Filter/Standard/V 2/R 3/Length 128/P -4/O${key('a')}/U${key('b')}>>`,
    ],
    `/Encrypt 3 0 R/ID[${key('c')}${key('c')}]`,
  );
};
