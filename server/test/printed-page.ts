import sharp from 'sharp';

export const printedLines = [
  'Pancakes',
  'Ingredients',
  '200 g flour',
  '3 eggs',
  'Method',
  'Whisk everything together and fry it.',
];

/** A page as a printer makes it. */
export const printedPage = (texts = printedLines) => {
  const rows = texts.map((text, row) => {
    const size = row === 0 ? 64 : 34;
    return `<text x="80" y="${140 + row * 90}" font-family="DejaVu Sans" font-size="${size}">${text}</text>`;
  });
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="760">${rows.join('')}</svg>`))
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
};
