import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Made for these tests by an authority that nobody else trusts. */
const certificateFile = fileOf('localhost.cert.pem');

interface Options {
  /** TLS from the first byte. */
  secure?: boolean;
  /** Refuses to change to TLS. */
  plain?: boolean;
  user?: string;
  password?: string;
  /** Recipients that it does not know. */
  unknown?: string[];
}

export interface ArrivedMail {
  from: string;
  to: string[];
  /** As it went over the wire. */
  raw: string;
  isEncrypted: boolean;
  user: string | null;
}

/** A mail server that keeps what it is given. */
export const startMailServer = async ({
  secure = false,
  plain = false,
  user,
  password,
  unknown = [],
}: Options = {}) => {
  const mails: ArrivedMail[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    secure,
    key: readFileSync(fileOf('localhost.key.pem')),
    cert: readFileSync(certificateFile),
    disabledCommands: plain ? ['STARTTLS'] : [],
    authOptional: user === undefined,
    allowInsecureAuth: plain,
    onAuth: (given, _session, answer) =>
      given.username === user && given.password === password
        ? answer(null, { user: given.username })
        : answer(new Error('Authentication failed')),
    onRcptTo: ({ address }, _session, answer) => {
      if (isRefusing) return answer(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      if (unknown.includes(address))
        return answer(Object.assign(new Error('No such user here'), { responseCode: 550 }));
      answer();
    },
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
          isEncrypted: session.secure,
          user: session.user ? String(session.user) : null,
        });
        answer();
      });
    },
  });
  // A client that does not trust the certificate ends the connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    mails,
    port,
    /** Takes no mail until it is told to again. */
    refuse: (wanted: boolean) => {
      isRefusing = wanted;
    },
    settings: (more: Record<string, string> = {}): Record<string, string> => ({
      SMTP_HOST: 'localhost',
      SMTP_PORT: String(port),
      SMTP_FROM_NAME: 'Our kitchen',
      SMTP_FROM_EMAIL: 'larder@example.org',
      SMTP_TLS_CACERTFILE: certificateFile,
      ...(user && password && { SMTP_USER: user, SMTP_PASSWORD: password }),
      ...more,
    }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
};

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** The text part of a mail, as people read it. */
export const textIn = ({ raw }: ArrivedMail): string => decode(partOf(raw, 'text/plain'));
export const htmlIn = ({ raw }: ArrivedMail): string => decode(partOf(raw, 'text/html'));

export const headerIn = ({ raw }: ArrivedMail, name: string): string => {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  const line = head.split('\r\n').find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim() ?? '';
};

interface Part {
  head: string;
  body: string;
}

const partOf = (raw: string, type: string): Part => {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '';
  const part = raw.split(`--${boundary}`).find((one) => one.toLowerCase().includes(`content-type: ${type}`)) ?? '';
  const at = part.indexOf('\r\n\r\n');
  return { head: part.slice(0, at), body: part.slice(at + 4) };
};

const decode = ({ head, body }: Part): string => {
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};
