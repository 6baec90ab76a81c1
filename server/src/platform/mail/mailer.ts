import { readFile } from 'node:fs/promises';
import type { Settings } from '../settings/index.ts';
import { htmlOf, Letter, type NewLetter, textOf } from './letter.ts';
import { MailError, mailErrorOf } from './mail-problem.ts';

/** The way of mails to the mail server that the settings name. */
export interface Mailer {
  /** Whether the settings name one, and whom mails come from. */
  readonly isReady: boolean;
  /** @throws MailError */
  send(letter: NewLetter): Promise<void>;
  /** Connects and logs in without sending anything. @throws MailError */
  check(): Promise<void>;
}

/** A mail server that says nothing for so long counts as not there. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000, dnsTimeout: 15_000 };

const securityOf = { TLS: { requireTLS: true }, SSL: { secure: true }, NONE: { ignoreTLS: true } } as const;

const certificates = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((cause: unknown) => {
    throw new MailError('bad-certificate', file, { cause }, 'settings');
  });

type Sending = Pick<
  Settings,
  | 'SMTP_HOST'
  | 'SMTP_PORT'
  | 'SMTP_FROM_NAME'
  | 'SMTP_FROM_EMAIL'
  | 'SMTP_AUTH_STRATEGY'
  | 'SMTP_USER'
  | 'SMTP_PASSWORD'
  | 'SMTP_TLS_CACERTFILE'
  | 'THEME_LIGHT_PRIMARY'
  | 'THEME_DARK_PRIMARY'
>;

/** @param findPrimary the colour of buttons, which may be another one with each mail */
export const createMailer = (
  settings: Sending,
  findPrimary = async () => ({ light: settings.THEME_LIGHT_PRIMARY, dark: settings.THEME_DARK_PRIMARY }),
): Mailer => {
  const { SMTP_HOST: host, SMTP_FROM_EMAIL: from, SMTP_USER: user, SMTP_PASSWORD: pass } = settings;
  const isReady = host !== '' && from !== null;

  const connect = async () => {
    if (!isReady) throw new MailError('not-set-up');
    const { createTransport } = await import('nodemailer');
    const file = settings.SMTP_TLS_CACERTFILE;
    return createTransport({
      host,
      port: settings.SMTP_PORT,
      ...securityOf[settings.SMTP_AUTH_STRATEGY],
      ...(user && pass && { auth: { user, pass } }),
      tls: file ? { ca: await certificates(file) } : {},
      disableFileAccess: true,
      disableUrlAccess: true,
      ...patience,
    });
  };

  const use = async (work: (transport: Awaited<ReturnType<typeof connect>>) => Promise<unknown>): Promise<void> => {
    try {
      const transport = await connect();
      await work(transport).finally(() => transport.close());
    } catch (error) {
      throw mailErrorOf(error);
    }
  };

  return {
    isReady,
    send: (written) =>
      use(async (transport) => {
        const letter = Letter.parse(written);
        return transport.sendMail({
          from: { name: settings.SMTP_FROM_NAME, address: from ?? '' },
          to: { name: '', address: letter.to },
          subject: letter.subject,
          text: textOf(letter),
          html: htmlOf(letter, await findPrimary()),
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': letter.language },
        });
      }),
    check: () => use((transport) => transport.verify()),
  };
};
