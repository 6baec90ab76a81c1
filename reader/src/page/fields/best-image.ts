/** A picture's address, with its pixels where the page says them. */
export interface PictureCandidate {
  address: string;
  width: number | null;
  height: number | null;
}

/**
 * The pictures of a page, the best first. A site's structured data and its preview picture mostly show the same dish: the
 * larger one is better; blogs' recipe cards hold thumbnails, so there the preview picture goes first.
 */
export function rankPictures(structured: PictureCandidate[], preview: PictureCandidate[]): string[] {
  const [shown, card] = [preview[0], structured[0]];
  const prefersPreview = shown !== undefined && (card === undefined || isBetter(shown, card, structured));
  const ordered = prefersPreview ? [...preview, ...structured] : [...structured, ...preview];
  return [...new Set(ordered.map(({ address }) => address))];
}

function isBetter(preview: PictureCandidate, card: PictureCandidate, all: PictureCandidate[]): boolean {
  if (isLogo(preview.address)) return false;
  if (all.some(({ address }) => bare(address) === bare(preview.address))) return true;
  const [one, other] = [area(preview), area(card)];
  if (one !== null && other !== null && one !== other) return one > other;
  return isUpload(preview.address) || all.some(({ address }) => sizeInName.test(address));
}

const sizeInName = /[-_]\d{2,4}x\d{2,4}(?:-[a-z-]+)?\.\w{3,4}(?:$|\?)/;

/** Blog software keeps what its authors upload under such paths: full pictures, where recipe cards take crops. */
function isUpload(address: string): boolean {
  return /\/(?:wp-content|content|app)\/uploads\//.test(address);
}

export function isLogo(address: string): boolean {
  return /logo|favicon|signature|\/themes\/|icon[._-]|avatar|placeholder|default[-_]?(?:image|og|share)|\.svg(?:$|\?)/i.test(
    address,
  );
}

function bare(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/^https?:\/\/(?:www\.)?/, '');
}

/** Pixels, from the page or from sizes in the address: "1200x630", "w_1200,h_630", "?w=800". */
function area({ address, width, height }: PictureCandidate): number | null {
  if (width && height) return width * height;
  const pair =
    /(?<!\d)(\d{3,4})x(\d{3,4})(?!\d)/i.exec(address) ??
    /\bw[_-]?(\d{3,4})[,_-]+h[_-]?(\d{3,4})/i.exec(address) ??
    /\bh[_-]?(\d{3,4})[,_-]+w[_-]?(\d{3,4})/i.exec(address);
  if (pair) return Number(pair[1]) * Number(pair[2]);
  const side = width ?? Number(/(?:[?&](?:w|width|wid)=|\bwidth-|\bw_)(\d{3,4})/i.exec(address)?.[1] ?? 0);
  return side > 0 ? side * side * 0.66 : null;
}
