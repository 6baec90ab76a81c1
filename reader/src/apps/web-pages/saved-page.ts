import { BinaryPlist } from '../binary-plist.ts';
import type { OpenedFile } from '../sent-file.ts';
import { addressOf } from '../values.ts';
import { mimePartsOf } from './mime-parts.ts';

/** A page as a browser saved it, with the pictures that lie in the same file by their addresses. */
export interface SavedPage {
  html: Uint8Array;
  contentType: string;
  /** Empty where nobody noted it. */
  url: string;
  pictures: Map<string, Uint8Array>;
}

/** What a file says at its start that it is. */
type SavedAs = 'html' | 'mhtml' | 'webarchive';

export const savedAs = ({ start }: OpenedFile): SavedAs | undefined => {
  if (start.startsWith('bplist0') && start.includes('WebMainResource')) return 'webarchive';
  if (/^(?:from|subject|date|mime-version|snapshot-content-location|content-type):/i.test(start))
    return /content-type:\s*(?:multipart\/related|text\/html)/i.test(start) ? 'mhtml' : undefined;
  return page.test(start.slice(0, 1000).replaceAll('\0', '')) ? 'html' : undefined;
};

/** After the mark of an encoding; one of two bytes a letter has zeros between them. */
const page =
  /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s{0,99}(?:<\?xml[^>]{0,200}>\s{0,99})?(?:<!--[^>]{0,500}-->\s{0,99})?<(?:!doctype\s{1,9}html|html|head|body|meta|title|div|article|main|section|script)[\s>]/i;

export const savedPageOf = (file: OpenedFile): SavedPage | undefined => {
  const kind = savedAs(file);
  if (kind === 'webarchive') return pageInArchive(new BinaryPlist(file.bytes));
  if (kind === 'mhtml') return pageInMessage(file.bytes);
  return { html: file.bytes, contentType: '', url: notedAddress(file), pictures: new Map() };
};

/** Browsers write into a page that they save where it is from, and so do programs that save pages in one file. */
const notedAddress = ({ start, text }: OpenedFile): string =>
  addressOf(/saved from url=\(\d{1,6}\)(https?:\/\/[^\s<>]{3,2000})/.exec(start)?.[1]) ??
  addressOf(/\burl:\s(https?:\/\/[^\s<>]{3,2000})/.exec(start.slice(0, 1000))?.[1]) ??
  canonicalAddress(text.slice(0, 200_000)) ??
  '';

const canonicalAddress = (text: string): string | undefined => {
  const at = text.search(/rel=["']?canonical/i);
  const [from, end] = [text.lastIndexOf('<', at), text.indexOf('>', at)];
  const link = at < 0 || end < 0 ? '' : text.slice(from, end);
  return addressOf(/href=["']?([^"'\s>]{1,2000})/i.exec(link)?.[1]);
};

const pageInMessage = (bytes: Uint8Array): SavedPage | undefined => {
  const parts = mimePartsOf(bytes);
  const page = parts.find(({ contentType }) => /^text\/html/i.test(contentType));
  if (!page) return undefined;
  const pictures = parts.filter(({ contentType }) => /^image\//i.test(contentType));
  return {
    html: page.bytes,
    contentType: page.contentType,
    url: addressOf(page.location) ?? '',
    pictures: new Map(pictures.map(({ location, bytes }) => [location, bytes])),
  };
};

/** Safari's: the page and what it is made of, each with its address. */
const pageInArchive = (list: BinaryPlist): SavedPage | undefined => {
  const root = list.dictionary(list.root);
  const page = list.dictionary(root.get('WebMainResource'));
  const html = list.data(page.get('WebResourceData'));
  if (!html) return undefined;
  const pictures = new Map<string, Uint8Array>();
  for (const reference of list.list(root.get('WebSubresources'))) {
    const resource = list.dictionary(reference);
    const bytes = list.data(resource.get('WebResourceData'));
    const isPicture = list.text(resource.get('WebResourceMIMEType')).startsWith('image/');
    if (bytes && isPicture) pictures.set(list.text(resource.get('WebResourceURL')), bytes);
  }
  const encoding = list.text(page.get('WebResourceTextEncodingName'));
  return {
    html,
    contentType: encoding ? `text/html; charset=${encoding}` : 'text/html',
    url: addressOf(list.text(page.get('WebResourceURL'))) ?? '',
    pictures,
  };
};
