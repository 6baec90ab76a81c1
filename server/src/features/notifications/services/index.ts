import { discord, matrix, mattermost, rocket, slack, telegram } from './chats.ts';
import { mail } from './mail.ts';
import { inNotation, type NotifierAddress, parseNotifierAddress } from './notifier-address.ts';
import { apprise, form, json, xml } from './programs.ts';
import { gotify, ntfy, pushover } from './pushes.ts';
import type { Service } from './service.ts';

export { inNotation } from './notifier-address.ts';
export type { Note } from './service.ts';

const services: Record<string, Service> = {
  json,
  jsons: json,
  xml,
  xmls: xml,
  form,
  forms: form,
  mailto: mail,
  mailtos: mail,
  ntfy,
  ntfys: ntfy,
  gotify,
  gotifys: gotify,
  discord,
  slack,
  tgram: telegram,
  matrix,
  matrixs: matrix,
  mmost: mattermost,
  mmosts: mattermost,
  pover: pushover,
  rocket,
  rockets: rocket,
  apprise,
  apprises: apprise,
};

export const schemes = Object.keys(services);

export interface Reached {
  service: Service;
  address: NotifierAddress;
}

/** Who is reached by an address; nobody where it is none, or lacks something. */
export const reachedBy = (text: string): Reached | undefined => {
  const address = parseNotifierAddress(inNotation(text));
  const service = address && Object.hasOwn(services, address.scheme) ? services[address.scheme] : undefined;
  return address && service?.accepts(address) ? { service, address } : undefined;
};

export const isReached = (text: string): boolean => reachedBy(text) !== undefined;

/** An address as it may be shown: which service, and on whose server where somebody chose that. */
export const hintOf = (text: string): { service: string; addressHint: string } => {
  const reached = reachedBy(text);
  if (!reached) return { service: '', addressHint: '' };
  const { address, service } = reached;
  const place = service.place?.(address);
  return { service: address.scheme, addressHint: `${address.scheme}://${place ? `${place.host}/` : ''}••••••` };
};
