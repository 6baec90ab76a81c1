import type { Outbound } from './outbound.ts';

/** A mail server that a person named, and what it is to send. */
export interface MailByServer {
  server: { host: string; port: number; user: string; password: string; security: 'tls' | 'starttls' | 'plain' };
  from: string;
  to: string[];
  subject: string;
  text: string;
}

const answerTime = 15_000;

/** Sends a mail by somebody's own server, to which the guard for addresses applies. @throws Error, and OutboundError for a blocked address */
export const sendMailBy = async (outbound: Outbound, { server, ...mail }: MailByServer): Promise<void> => {
  const { host, port, user, password, security } = server;
  const connection = await outbound.connect(host, port);
  try {
    // Mail is sent seldom, and its client is slow to load.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      host,
      port,
      getSocket: (_, give) => give(null, { connection }),
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'plain',
      ...(user && { auth: { user, pass: password } }),
      greetingTimeout: answerTime,
      socketTimeout: answerTime,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await transport.sendMail(mail);
  } finally {
    connection.destroy();
  }
};
