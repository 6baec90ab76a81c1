import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { chooseLanguage, type Platform, type Words, wordsIn } from '../../platform/http/index.ts';
import { addServerLetters, type NewLetter } from '../../platform/mail/index.ts';
import { listAdmins } from './admins.repository.ts';

type Written = Omit<NewLetter, 'to' | 'language'>;

/** A letter to each administrator, in the language that each reads. Where no mail server is set up, nothing is sent. */
export const tellAdmins = async (
  instance: InstanceDatabase,
  { mailer, clock }: Pick<Platform, 'mailer' | 'clock'>,
  write: (words: Words) => Written,
): Promise<void> => {
  if (!mailer.isReady) return;
  const admins = await listAdmins(instance);
  const letters = admins.map(({ email, locale }) => {
    const language = chooseLanguage(locale ?? undefined);
    return { ...write(wordsIn(language)), to: email, language };
  });
  await addServerLetters(instance, letters, clock.now());
};
