import type { HealthCheck } from '../../platform/health/index.ts';
import { MailError, type Mailer } from '../../platform/mail/index.ts';
import type { Settings } from '../../platform/settings/index.ts';

/** Whether the mail server lets this one in; nothing is sent. */
export const mailHealth = (
  mailer: Mailer,
  { SMTP_HOST: host, SMTP_FROM_EMAIL }: Pick<Settings, 'SMTP_HOST' | 'SMTP_FROM_EMAIL'>,
): HealthCheck => ({
  id: 'mail',
  name: 'health.mail',
  run: async () => {
    if (!mailer.isReady) {
      const isHalf = host !== '' || SMTP_FROM_EMAIL !== null;
      return isHalf
        ? { status: 'warning', says: 'mail.problem.not-set-up', page: 'settings' }
        : { status: 'off', says: 'health.mail.none' };
    }
    try {
      await mailer.check();
      return { status: 'ok', says: 'health.mail.ready', values: { host } };
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      const values = { host, answer: error.answer ?? '' };
      return {
        status: 'failed',
        says: 'health.mail.fails',
        remedy: `mail.problem.${error.problem}`,
        values,
        page: 'settings',
      };
    }
  },
});
