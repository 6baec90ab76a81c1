import { contract, type MailTest } from '@larder/contract';
import { implement, type Route, type Words } from '../../platform/http/index.ts';
import { MailError, type Mailer, type NewLetter } from '../../platform/mail/index.ts';

const problemInWords = ({ problem, answer }: MailError, words: Words): string =>
  words(`mail.problem.${problem}`, { answer: answer ?? '' }).trim();

/** For whoever waits for it: what went wrong is said in words at once. */
const sendNow = async (mailer: Mailer, letter: NewLetter, words: Words): Promise<MailTest> => {
  try {
    await mailer.send(letter);
    return { success: true, error: null, failedAt: null };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return { success: false, error: problemInWords(error, words), failedAt: error.step };
  }
};

export const mailRoutes: Route[] = implement(contract.adminMail, {
  state: (_, { platform }) => ({ ready: platform.mailer.isReady }),
  test: ({ body: { email } }, { platform: { mailer, settings }, words, language }) => {
    const paragraphs = [words('mail.test.text', { server: settings.BASE_URL })];
    return sendNow(mailer, { to: email, language, subject: words('mail.test.subject'), paragraphs }, words);
  },
});
