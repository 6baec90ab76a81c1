import { absolute } from '../fields/absolute.ts';
import type { PictureCandidate } from '../fields/best-image.ts';
import type { Graph } from './graph.ts';
import { isObject, type Json } from './json.ts';

/** The pictures of a schema.org `image` value, in order: addresses, ImageObjects, references, or lists of those. */
export function schemaPictures(value: Json | undefined, graph: Graph, baseUrl: string): PictureCandidate[] {
  return graph.list(value).flatMap((image) => {
    const found = isObject(image) ? objectPicture(image, graph) : { address: image, width: null, height: null };
    const address = typeof found.address === 'string' ? absolute(found.address.replace(/&amp;/g, '&'), baseUrl) : null;
    return address ? [{ address, width: found.width, height: found.height }] : [];
  });
}

function objectPicture(image: { [key: string]: Json }, graph: Graph) {
  const address = graph.list(image.url ?? image.contentUrl ?? image['@id'] ?? image.src)[0];
  return { address, width: pixels(image.width), height: pixels(image.height) };
}

function pixels(value: Json | undefined): number | null {
  const said = isObject(value) ? (value.value ?? value.name) : value;
  const number = Number.parseFloat(String(said ?? ''));
  return number > 0 ? number : null;
}
