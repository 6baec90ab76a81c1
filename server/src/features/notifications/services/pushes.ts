import { basicOf, hasHost, hostedAt, pathOf, postTo, type Service, webAddress } from './service.ts';

const ntfyCloud = 'https://ntfy.sh';

/** `ntfy://topic` is at the service's own server, `ntfys://host/topic` at somebody's. */
export const ntfy: Service = {
  accepts: (address) => (address.path.length === 0 ? /^[\w-]{1,64}$/.test(address.host) : hasHost(address)),
  place: (address) => (address.path.length === 0 ? undefined : hostedAt(address)),
  send: async (outbound, address, { title, body, signal }) => {
    const { user, password, path, host, parameters } = address;
    const token = user.startsWith('tk_') && password === '' ? user : parameters.get('token');
    const headers = token ? { authorization: `Bearer ${token}` } : basicOf(address);
    const url = path.length === 0 ? ntfyCloud : webAddress(address, '/');
    const priority = Number(parameters.get('priority'));
    let status = 200;
    for (const topic of path.length === 0 ? [host] : path) {
      const note = { topic, title, message: body, ...(priority >= 1 && priority <= 5 && { priority }) };
      status = await postTo(outbound, url, note, { headers, signal });
    }
    return status;
  },
};

const usualPriority = 5;

export const gotify: Service = {
  accepts: (address) => hasHost(address) && address.path.length > 0,
  place: hostedAt,
  send: (outbound, address, { title, body, signal }) => {
    const token = address.path.at(-1) ?? '';
    const priority = Number(address.parameters.get('priority') ?? usualPriority) || usualPriority;
    const url = webAddress(address, `${pathOf(address.path.slice(0, -1))}/message`);
    return postTo(outbound, url, { title, message: body, priority }, { headers: { 'x-gotify-key': token }, signal });
  },
};

/** `pover://user@token/device`. */
export const pushover: Service = {
  accepts: ({ user, host }) => /^\w+$/.test(user) && /^\w+$/.test(host),
  send: (outbound, { user, host: token, path }, { title, body, signal }) =>
    postTo(
      outbound,
      'https://api.pushover.net/1/messages.json',
      { token, user, title, message: body, ...(path.length > 0 && { device: path.join(',') }) },
      { signal },
    ),
};
