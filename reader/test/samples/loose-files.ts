/** What people have beside the exports of programs: pages, notes, links and documents. */

const card = `<h1>Leek pie</h1><h2>Ingredients</h2><ul><li>2 leeks</li><li>200 g flour</li></ul>
<h2>Method</h2><ol><li>Cook the leeks until they are soft.</li><li>Bake the pie for an hour.</li></ol>`;

export const savedPage = `<!DOCTYPE html>
<!-- saved from url=(0026)https://pies.example/leek -->
<html><head><title>Leek pie</title><meta property="og:image" content="leek_files/leek.jpg"></head><body>${card}</body></html>`;
export const webPagesSample = { 'pages/leek.html': savedPage };

export const mhtml = [
  'From: <Saved by a browser>',
  'Snapshot-Content-Location: https://pies.example/leek',
  'Subject: Leek pie',
  'MIME-Version: 1.0',
  'Content-Type: multipart/related;',
  '\ttype="text/html";',
  '\tboundary="----Part--1----"',
  '',
  '------Part--1----',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  'Content-Location: https://pies.example/leek',
  '',
  `<html><head><meta property=3D"og:image" content=3D"https://pies.example/l=\r\neek.jpg"></head><body>${card.replace('200 g flour', '200 g cr=C3=A8me')}</body></html>`,
  '------Part--1----',
  'Content-Type: image/jpeg',
  'Content-Transfer-Encoding: base64',
  'Content-Location: https://pies.example/leek.jpg',
  '',
  btoa('a picture'),
  '------Part--1------',
].join('\r\n');

type Plain = string | Uint8Array | Plain[] | { [name: string]: Plain };

/** A property list in Apple's binary form, of fewer than 256 objects. */
const binaryPlist = (root: Plain): Uint8Array => {
  const objects: number[][] = [];
  const sized = (kind: number, count: number) =>
    count < 15
      ? [(kind << 4) | count]
      : [(kind << 4) | 15, 0x12, (count >> 24) & 255, (count >> 16) & 255, (count >> 8) & 255, count & 255];
  const add = (value: Plain): number => {
    const number = objects.push([]) - 1;
    if (typeof value === 'string') objects[number] = [...sized(5, value.length), ...new TextEncoder().encode(value)];
    else if (value instanceof Uint8Array) objects[number] = [...sized(4, value.length), ...value];
    else if (Array.isArray(value)) objects[number] = [...sized(10, value.length), ...value.map(add)];
    else {
      const entries = Object.entries(value);
      const keys = entries.map(([name]) => add(name));
      objects[number] = [...sized(13, entries.length), ...keys, ...entries.map(([, one]) => add(one))];
    }
    return number;
  };
  add(root);
  const bytes = [...new TextEncoder().encode('bplist00')];
  const offsets = objects.map((object) => {
    const offset = bytes.length;
    bytes.push(...object);
    return offset;
  });
  const word = (number: number) => [
    0,
    0,
    0,
    0,
    (number >>> 24) & 255,
    (number >> 16) & 255,
    (number >> 8) & 255,
    number & 255,
  ];
  const table = bytes.length;
  for (const offset of offsets) bytes.push(...word(offset).slice(4));
  bytes.push(0, 0, 0, 0, 0, 0, 4, 1, ...word(objects.length), ...word(0), ...word(table));
  return Uint8Array.from(bytes);
};

export const webarchive = binaryPlist({
  WebMainResource: {
    WebResourceURL: 'https://pies.example/leek',
    WebResourceMIMEType: 'text/html',
    WebResourceTextEncodingName: 'UTF-8',
    WebResourceData: new TextEncoder().encode(
      `<html><head><meta property="og:image" content="https://pies.example/leek.jpg"></head><body>${card}</body></html>`,
    ),
  },
  WebSubresources: [
    {
      WebResourceURL: 'https://pies.example/leek.jpg',
      WebResourceMIMEType: 'image/jpeg',
      WebResourceData: new TextEncoder().encode('a picture'),
    },
  ],
});

export const evernoteSample = {
  'Recipes.enex': `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export3.dtd">
<en-export export-date="20200102T030405Z" application="Evernote"><note><title>Leek pie</title>
<content><![CDATA[<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd">
<en-note><div>Ingredients</div><div>2 leeks</div><div>200 g flour</div><div><br/></div><div>Method</div><div>Cook the leeks until they are soft.</div><div>Bake the pie for an hour.</div><en-media type="image/jpeg" hash="1"/></en-note>]]></content>
<created>20190807T060504Z</created><tag>pies</tag><note-attributes><author>Ada</author><source-url>https://pies.example/leek</source-url></note-attributes>
<resource><data encoding="base64">${btoa('a picture')}</data><mime>image/jpeg</mime></resource>
<resource><data encoding="base64">${btoa('a document')}</data><mime>application/pdf</mime><resource-attributes><file-name>pie.pdf</file-name></resource-attributes></resource></note></en-export>`,
};

export const bookmarksSample = {
  'bookmarks.html': `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
    <DT><H3 ADD_DATE="1" PERSONAL_TOOLBAR_FOLDER="true">Bookmarks bar</H3>
    <DL><p>
        <DT><H3>Pies &amp; tarts</H3>
        <DL><p>
            <DT><A HREF="https://pies.example/leek" ADD_DATE="1600000000" TAGS="winter,slow">Leek pie</A>
            <DD>From Ada.
        </DL><p>
        <DT><A HREF="https://soups.example/pea">https://soups.example/pea</A>
        <DT><A HREF="javascript:alert(1)">A button</A>
    </DL><p>
</DL><p>
`,
};

export const bigovenSample = {
  'a.csv':
    'Title,Category,SubCategory,PrimaryIngredient,Cuisine,ActiveMinutes,TotalMinutes,Ingredients,Instructions,WebPage\nLeek pie,Main,Pies,Leeks,French,20,80,"2 leeks\n200 g flour","Cook.\nBake.",https://pies.example/leek\n',
};

export const saffronSample = {
  'a.txt':
    'Title: Leek pie\nSource: Ada\nOriginal URL: https://pies.example/leek\nYield: 6\nCookbook: Winter\nSection: Pies\nImage: \nIngredients: \n2 leeks\nCrust:\n200 g flour\nInstructions: \nCook.\nBake.\n',
};

export const pepperplateSample = {
  'a.txt':
    'Title: Leek pie\nDescription: Good.\nSource: https://pies.example/leek\nYield: 6\nActive Time: 20 min\nTotal Time: 80 min\n\nIngredients:\n\n  2 leeks\n  200 g flour\n\nInstructions:\n\n1. Cook.\n2. Bake.\n\nNotes:\nFreezes well.\n',
};

export const textSample = {
  'mine.txt':
    'Leek pie\n\nServes 6\n\nIngredients\n2 leeks\n200 g flour\n\nMethod\nCook the leeks until they are soft.\nBake the pie for an hour.\n\nPea soup\n\nServes 2\n\nIngredients\n500 g peas\n1 l stock\n\nMethod\nCook the peas in the stock.\n',
};

export const markdownSample = {
  'notes/leek.md':
    '---\ntags: [pies, "#winter"]\nsource: https://pies.example/leek\nrating: 4\n---\n# Leek pie\n\n![[leek.jpg]]\n\n## Ingredients\n\n- 2 leeks\n- 200 g flour\n\n## Method\n\n1. Cook the leeks until they are soft.\n2. Bake the pie for an hour.\n',
};

const paragraph = (text: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;
const row = (...cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;
export const wordSample = {
  'Leek pie.docx/word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${[
    paragraph('Leek pie', 'Title'),
    paragraph('Ingredients', 'Heading1'),
    `<w:tbl>${row('2', 'leeks')}${row('200 g', 'flour')}</w:tbl>`,
    paragraph('Method', 'Heading1'),
    paragraph('Cook the leeks until they are soft.'),
    paragraph('Bake the pie for an hour.'),
  ].join('')}</w:body></w:document>`,
};
