import { addressKey } from '@larder/kitchen';
import { isMealieBackup } from '../../../lib/browser/zip-names.ts';

/** What a text is taken for, before anything is sent. */
export type Recognised =
  | { kind: 'nothing' }
  | { kind: 'link'; url: string }
  | { kind: 'links'; urls: string[] }
  | { kind: 'page' | 'data' | 'text'; text: string; url: string };

const tags = /<(?:!doctype|html|head|body|div|p|ul|ol|li|h[1-6]|script|table|article|section)[\s/>]/i;

export function recognise(typed: string): Recognised {
  const text = typed.trim();
  if (text === '') return { kind: 'nothing' };
  if (/^[[{]/.test(text)) return { kind: 'data', text, url: '' };
  if (tags.test(text)) return { kind: 'page', text, url: canonicalOf(text) };
  const lines = text.split(/\n/).filter((line) => line.trim() !== '');
  const urls = distinct(addressesIn(text));
  const [url] = urls;
  if (!url || !isAboutLinks(lines)) return { kind: 'text', text, url: url ?? '' };
  return urls.length > 1 ? { kind: 'links', urls } : { kind: 'link', url };
}

/** What kind of way a file takes, by its name and type. */
export type FileKind = 'zip' | 'scan' | 'readable' | 'unknown';

export function recogniseFile({ name, type }: Pick<File, 'name' | 'type'>): FileKind {
  if (/\.zip$/i.test(name) || /zip/.test(type)) return 'zip';
  if (/^image\/(?!svg)/.test(type) || type === 'application/pdf') return 'scan';
  if (/\.(?:jpe?g|png|webp|heic|heif|avif|tiff?|pdf)$/i.test(name)) return 'scan';
  if (/^text\/|json|xml/.test(type) || /\.(?:html?|mhtml|json|txt|md|markdown)$/i.test(name)) return 'readable';
  return 'unknown';
}

/**
 * Whether a zip has recipes as this program writes them: one file, or each in a folder of its name. Whatever else a zip holds is read
 * where one moves in.
 */
export function isRecipeArchive(paths: readonly string[]): boolean {
  const recipes = paths.filter((path) => /\.json$/i.test(path) && !/(?:^|\/)(?:assets\/|__MACOSX\/|\.)/.test(path));
  if (recipes.length === 1) return !isMealieBackup(paths);
  return recipes.length > 1 && recipes.every((path) => /(?:^|\/)([^/]+)\/\1\.json$/i.test(path));
}

/** Apps share a link with a few words before it; a recipe has more lines than those that name its source. */
function isAboutLinks(lines: string[]): boolean {
  const withLink = lines.filter((line) => addressesIn(line).length > 0);
  return withLink.length * 2 >= lines.length || lines.length <= 3;
}

/** A bare host name counts where it stands alone: in a text, "1.5" is an amount. */
function addressesIn(text: string): string[] {
  const words = text.trim().split(/\s+/);
  const links = words.length === 1 ? words : words.filter((word) => /https?:\/\//i.test(word));
  return links.flatMap((word) => findAddress(word) ?? []);
}

/** Of each page the address that came first. */
function distinct(urls: string[]): string[] {
  const byPage = new Map<string, string>();
  for (const url of urls) if (!byPage.has(addressKey(url))) byPage.set(addressKey(url), url);
  return [...byPage.values()];
}

/** Where a pasted page says that it is from. */
function canonicalOf(html: string): string {
  const link = html.match(/<link\b[^<>]*>/gi)?.find((tag) => /\brel=["']?canonical/i.test(tag)) ?? '';
  const address = /\bhref=["']?([^"'\s>]+)/i.exec(link)?.[1] ?? '';
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : '';
}

/** The first web address in a text, as apps share it: "Look at this! https://…". A bare host name counts as one. */
export function findAddress(text: string): string | undefined {
  const inText = /https?:\/\/[^\s<>"']+/i.exec(text)?.[0].replace(/(?<![.,;!?)\]])[.,;!?)\]]+$/, '');
  const bare = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text.trim()) ? `https://${text.trim()}` : undefined;
  const address = inText ?? bare;
  return address && URL.canParse(address) ? address : undefined;
}
