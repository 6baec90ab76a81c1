import type { Document, Element } from '../html/nodes.ts';
import { attribute, elementsOf } from '../html/parse-html.ts';
import { absolute } from './fields/absolute.ts';
import { isLogo, isTracker } from './fields/best-image.ts';
import { likeness, tokensOf } from './visible/match-lines.ts';
import { namesOf } from './visible/row-look.ts';

/** Smaller pictures are icons and thumbnails. */
const smallestSide = 150;

/** Where lazy pages keep a picture's address until it scrolls into view, before what stands in for it. */
const sources = ['data-src', 'data-lazy-src', 'data-original', 'data-pin-media', 'src'];

/** The pictures in a page's own matter, those named like the recipe first. For pages that name no picture themselves. */
export function pagePictures(page: Document, name: string, baseUrl: string): string[] {
  const wanted = tokensOf(name);
  const pictures = [...elementsOf(page)]
    .filter((element) => (element.name === 'img' || backgroundOf(element)) && !isSmall(element) && !isInAside(element))
    .flatMap((element) => {
      const address = addressOf(element, baseUrl);
      const likes = likeness(wanted, tokensOf(`${attribute(element, 'alt')} ${fileWords(address ?? '')}`));
      return address && !isLogo(address) && !isTracker(address) ? [{ address, likes }] : [];
    });
  return [...new Set(pictures.sort((a, b) => b.likes - a.likes).map(({ address }) => address))].slice(0, 10);
}

/** The picture of a banner, which is no `<img>`. */
function backgroundOf(element: Element): string | undefined {
  const style = attribute(element, 'style').slice(0, longestStyle);
  if (!style.includes('background') || !/image|banner|hero|cover|photo|picture/.test(namesOf(element)))
    return undefined;
  return /url\(\s*['"]?([^'")]+)/.exec(style)?.[1];
}

const longestStyle = 2000;

function addressOf(image: Element, baseUrl: string): string | null {
  if (image.name !== 'img') return absolute(backgroundOf(image) ?? '', baseUrl);
  for (const source of sources) {
    const address = absolute(attribute(image, source), baseUrl);
    if (address) return address;
  }
  return absolute(attribute(image, 'srcset').split(/,\s+/).pop()?.split(/\s/)[0] ?? '', baseUrl);
}

function fileWords(address: string): string {
  return (address.split(/[?#]/)[0]?.split('/').pop() ?? '').replace(/[-_.]+/g, ' ');
}

function isSmall(image: Element): boolean {
  const sides = [attribute(image, 'width'), attribute(image, 'height')].map((side) => Number.parseFloat(side));
  return sides.some((side) => side > 0 && side < smallestSide);
}

function isInAside(image: Element): boolean {
  for (let above = image.parent; above; above = above.parent) {
    if (above.type !== 'tag') continue;
    if (/^(?:header|footer|nav|aside)$/.test(above.name))
      return above.name !== 'header' || /site|page|top/.test(namesOf(above));
    if (/related|sidebar|comment|author|logo|avatar/.test(namesOf(above)) && above.name !== 'body') return true;
  }
  return false;
}
