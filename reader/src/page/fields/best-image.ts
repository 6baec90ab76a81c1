/** A picture's address, with its pixels where the page says them. */
export interface PictureCandidate {
  address: string;
  width: number | null;
  height: number | null;
}

/** What a picture of unknown size counts for, in pixels: more than a thumbnail, less than a crop for a recipe card. */
const unknownArea = 200_000;

/**
 * The pictures of a page, the best first: the largest as far as the page tells, by its data or by its addresses. A site's
 * structured data and its preview picture mostly show the same dish; logos that stand in for pictures lose to any other.
 */
export function rankPictures(structured: PictureCandidate[], preview: PictureCandidate[]): string[] {
  const all = withAreas([...structured, ...preview].filter(({ address }) => !isTracker(address)));
  let best = all[0];
  for (const picture of all) if (best && isBetter(picture, best)) best = picture;
  return [...new Set([...(best ? [best.address] : []), ...all.map(({ address }) => address)])];
}

interface SizedPicture {
  address: string;
  area: number;
}

/** Each picture with the size that any of its mentions tells. */
function withAreas(pictures: PictureCandidate[]): SizedPicture[] {
  const known = new Map<string, number>();
  for (const picture of pictures) {
    const area = areaOf(picture);
    if (area !== null && !known.has(bare(picture.address))) known.set(bare(picture.address), area);
  }
  return pictures.map(({ address }) => ({ address, area: known.get(bare(address)) ?? unknownArea }));
}

function isBetter(one: SizedPicture, other: SizedPicture): boolean {
  return isLogo(one.address) === isLogo(other.address) ? one.area > other.area : isLogo(other.address);
}

/** What counts visits instead of showing anything. */
export function isTracker(address: string): boolean {
  return /\/tr\?|[/_.-](?:pixel|spacer|blank|1x1|transparent)\.(?:gif|png)|doubleclick\.net|scorecardresearch/i.test(
    address,
  );
}

export function isLogo(address: string): boolean {
  return /logo|favicon|signature|\/themes\/|icon[._-]|avatar|placeholder|default[-_]?(?:image|og|share)|\.svg(?:$|\?)/i.test(
    address,
  );
}

function bare(address: string): string {
  return address.replace(/[?#].*/s, '').replace(/^https?:\/\/(?:www\.)?/, '');
}

/** Pixels from the page, or from the address: "1200x630", "?w=1200&h=800". */
function areaOf({ address, width, height }: PictureCandidate): number | null {
  if (width && height) return width * height;
  const pair =
    /(?<!\d)(\d{3,4})x(\d{3,4})(?!\d)/i.exec(address) ?? /[?&]w(?:idth)?=(\d{3,4})&h(?:eight)?=(\d{3,4})/.exec(address);
  if (pair) return Number(pair[1]) * Number(pair[2]);
  return width ? width * width * usualShape : null;
}

/** The height of most pictures on recipe pages for their width. */
const usualShape = 0.66;
