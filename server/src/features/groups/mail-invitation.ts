import type { BodyOf, contract, MailOutcome } from '@larder/contract';
import { found } from '../../platform/errors/index.ts';
import type { MemberContext } from '../../platform/http/index.ts';
import { addLetters } from '../../platform/mail/index.ts';
import { findMember } from '../users/index.ts';
import { findInvitation, noteSent, ownNames } from './groups.repository.ts';

/** Whoever is invited reads it in the language of who invites: theirs is not known yet. */
export const mailInvitation = async (
  { db, member, platform: { mailer, clock, settings }, words, language }: MemberContext,
  { email, token }: BodyOf<typeof contract.groups.mailInvitation>,
): Promise<MailOutcome> => {
  const now = clock.now();
  const invitation = found(await findInvitation(db, token, now), 'invitation.not-found');
  if (!mailer.isReady) return { success: false, error: words('mail.problem.not-set-up') };

  const [host, group] = await Promise.all([findMember(db, member.id), ownNames(db)]);
  const values = { name: host?.fullName ?? group.name, group: group.name };
  const address = `${settings.BASE_URL}/register?token=${token}`;
  const ends = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: settings.TZ });
  const letter = {
    to: email,
    language,
    subject: words('mail.invitation.subject', values),
    paragraphs: [words('mail.invitation.text', values)],
    button: { label: words('mail.invitation.button'), address },
    footnotes: [words('mail.invitation.note', { ends: ends.format(new Date(invitation.expiresAt)) })],
  };
  const sentTo = [...new Set([...(invitation.sentTo?.split(', ') ?? []), email])].join(', ');
  await db.change(async (db) => {
    await addLetters(db, [letter], now);
    await noteSent(db, token, sentTo);
  });
  return { success: true, error: null };
};
