import { chooseLanguage, type Platform, type Words, wordsIn } from '../../platform/http/index.ts';
import type { NewLetter } from '../../platform/mail/index.ts';

export interface Reader {
  email: string;
  fullName: string;
  locale: string | null;
}

/** In the language that somebody has chosen, or the first one. */
export const wordsOfReader = ({ locale }: Pick<Reader, 'locale'>): { words: Words; language: string } => {
  const language = chooseLanguage(locale ?? undefined);
  return { words: wordsIn(language), language };
};

/** What the owner of an account wants to know of, as somebody else may have done it. */
export type Noticed = 'password' | 'email' | 'passkey-added' | 'passkey-removed' | 'provider-added';

/** The letter to the owner, at the address that was theirs until then; none where no mail server is set up. */
export const noticeFor = (
  { mailer, settings }: Pick<Platform, 'mailer' | 'settings'>,
  reader: Reader,
  what: Noticed,
  values: Record<string, string> = {},
): NewLetter[] => {
  if (!mailer.isReady) return [];
  const { words, language } = wordsOfReader(reader);
  const server = settings.BASE_URL;
  return [
    {
      to: reader.email,
      language,
      subject: words(`mail.notice.${what}.subject`, values),
      paragraphs: [words(`mail.notice.${what}.text`, { name: reader.fullName, server, ...values })],
      button: { label: words('mail.notice.button'), address: `${server}/user/profile` },
      footnotes: [words('mail.notice.note')],
    },
  ];
};
