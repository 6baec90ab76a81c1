import type { Outbound } from '../../../platform/outbound/index.ts';
import type { NotifierAddress } from './notifier-address.ts';
import { basicOf, hasHost, hostedAt, type Note, pathOf, type Service, webAddress } from './service.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string): string =>
  // Control characters have no place in XML, however they are written.
  [...text.replace(/[&<>"']/g, (mark) => escapes[mark] ?? '')].filter((sign) => sign >= ' ' || sign === '\n').join('');

const elementName = (name: string): string => name.replace(/[^\w.-]/g, '_');

const fieldsOf = (address: NotifierAddress, note: Note) => ({ ...note.fields, ...Object.fromEntries(address.fields) });

const asJson = (address: NotifierAddress, note: Note): string =>
  JSON.stringify({
    version: '1.0',
    title: note.title,
    message: note.body,
    attachments: [],
    type: 'info',
    ...fieldsOf(address, note),
  });

const asForm = (address: NotifierAddress, note: Note): string =>
  new URLSearchParams({
    version: '1.0',
    title: note.title,
    message: note.body,
    type: 'info',
    ...fieldsOf(address, note),
  }).toString();

const asXml = (address: NotifierAddress, note: Note): string => {
  const named = {
    Version: '1.1',
    Subject: note.title,
    MessageType: 'info',
    Message: note.body,
    ...fieldsOf(address, note),
  };
  const elements = Object.entries(named).map(([name, value]) => {
    const element = elementName(name);
    return `<${element}>${escaped(value)}</${element}>`;
  });
  return `<?xml version='1.0' encoding='utf-8'?>
<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<soapenv:Body><Notification>${elements.join('')}</Notification></soapenv:Body></soapenv:Envelope>`;
};

const refusedHeaders = new Set([
  'host',
  'content-length',
  'transfer-encoding',
  'connection',
  'upgrade',
  'expect',
  'te',
]);

/** Headers that an address names, but for those that say how the message itself is sent. */
const headersOf = ({ headers }: NotifierAddress): Record<string, string> =>
  Object.fromEntries(
    [...headers]
      .map(([name, value]): [string, string] => [name.toLowerCase(), value])
      .filter(([name]) => /^[\w-]+$/.test(name) && !refusedHeaders.has(name)),
  );

/** A program of one's own, which is sent all that is known of an event. */
const program = (contentType: string, write: (address: NotifierAddress, note: Note) => string): Service => ({
  accepts: hasHost,
  place: hostedAt,
  send: async (outbound: Outbound, address, note) => {
    const query = address.query.size > 0 ? `?${new URLSearchParams([...address.query])}` : '';
    const { status } = await outbound.send(webAddress(address, `${pathOf(address.path) || '/'}${query}`), {
      contentType,
      headers: { ...basicOf(address), ...headersOf(address) },
      body: write(address, note),
      signal: note.signal,
    });
    return status;
  },
});

export const json = program('application/json', asJson);
export const xml = program('application/xml', asXml);
export const form = program('application/x-www-form-urlencoded', asForm);

/** A server of Apprise, which knows the services that are missing here. */
export const apprise: Service = {
  accepts: (address) => hasHost(address) && address.path.length > 0,
  place: hostedAt,
  send: async (outbound, address, { title, body, signal }) => {
    const token = address.path.at(-1) ?? '';
    const url = webAddress(address, `${pathOf(address.path.slice(0, -1))}/notify/${encodeURIComponent(token)}`);
    const tags = address.parameters.get('tags') ?? address.parameters.get('tag');
    const { status } = await outbound.send(url, {
      contentType: 'application/json',
      headers: { ...basicOf(address), ...headersOf(address) },
      body: JSON.stringify({ title, body, type: 'info', ...(tags && { tag: tags }) }),
      signal,
    });
    return status;
  },
};
