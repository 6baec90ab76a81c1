import { OutboundError, sendMailBy } from '../../../platform/outbound/index.ts';
import { DeliveryError } from '../../deliveries/index.ts';
import type { NotifierAddress } from './notifier-address.ts';
import { isSecure, type Service } from './service.ts';

/** Where the mail server of an address is called otherwise than its domain. */
const knownServers: Record<string, string> = {
  'gmail.com': 'smtp.gmail.com',
  'googlemail.com': 'smtp.gmail.com',
  'outlook.com': 'smtp-mail.outlook.com',
  'hotmail.com': 'smtp-mail.outlook.com',
  'live.com': 'smtp-mail.outlook.com',
  'yahoo.com': 'smtp.mail.yahoo.com',
  'icloud.com': 'smtp.mail.me.com',
  'me.com': 'smtp.mail.me.com',
  'fastmail.com': 'smtp.fastmail.com',
  'gmx.de': 'mail.gmx.net',
  'gmx.net': 'mail.gmx.net',
  'web.de': 'smtp.web.de',
};

const ports = { plain: 25, starttls: 587, tls: 465 };

const securityOf = (address: NotifierAddress): keyof typeof ports => {
  const mode = address.parameters.get('mode');
  if (mode === 'ssl' || mode === 'tls') return 'tls';
  if (mode === 'starttls') return 'starttls';
  if (mode === 'insecure') return 'plain';
  return isSecure(address) || knownServers[address.host] ? 'starttls' : 'plain';
};

const serverOf = (address: NotifierAddress) => {
  const { host, port, user, password, parameters } = address;
  const security = securityOf(address);
  return {
    host: parameters.get('smtp') || knownServers[host] || host,
    port: Number(port) || ports[security],
    user: parameters.get('user') || (knownServers[host] && user && !user.includes('@') ? `${user}@${host}` : user),
    password,
    security,
  };
};

const mailAddress = /^[^\s@<>",;:\\]+@[^\s@<>",;:\\]+$/;

const peopleOf = ({ user, host, path, parameters }: NotifierAddress) => {
  const own = user.includes('@') ? user : `${user || 'larder'}@${host}`;
  const from = parameters.get('from');
  const to = [...(parameters.get('to')?.split(',') ?? []), ...path]
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return { from: from && mailAddress.test(from) ? from : own, to: to.length > 0 ? to : [own] };
};

/** `mailtos://user:password@domain?to=…&smtp=…&mode=ssl`, sent by the server that it names. */
export const mail: Service = {
  accepts: (address) => {
    const { from, to } = peopleOf(address);
    return address.host !== '' && /^\d*$/.test(address.port) && [from, ...to].every((one) => mailAddress.test(one));
  },
  place: (address) => {
    const { host, port } = serverOf(address);
    return { host, port };
  },
  send: async (outbound, address, { title, body }) => {
    try {
      await sendMailBy(outbound, { server: serverOf(address), ...peopleOf(address), subject: title, text: body });
      return null;
    } catch (cause) {
      if (cause instanceof OutboundError) throw cause;
      throw new DeliveryError('mail', { cause });
    }
  },
};
