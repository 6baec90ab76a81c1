import type { BodyOf, contract } from '@larder/contract';
import { flagIfGiven, type GroupDatabase, type GroupTransaction } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { Member, Platform } from '../../platform/http/index.ts';
import { addLetters } from '../../platform/mail/index.ts';
import { noticeFor } from './notices.ts';
import { getOwnAccount } from './own-account.ts';
import { updateUser } from './users.repository.ts';

type Wanted = BodyOf<typeof contract.users.change>;

/** Changes an account while nobody else does, as names are looked for, and administrators counted, among those of all groups. */
export interface AllAccounts {
  changeAccount(
    group: GroupDatabase,
    change: {
      id: string;
      byAdmin?: string | undefined;
      admin?: boolean | null | undefined;
      names: Pick<Wanted, 'username' | 'email'>;
    },
    work: (db: GroupTransaction, isAdmin: boolean) => Promise<void>,
  ): Promise<void>;
  /** Sends a mail by which whoever reads it there makes an address theirs. */
  askToConfirm(wanted: { userId: string; email: string }): Promise<void>;
}

interface Change {
  id: string;
  by: Member;
  /** False for a caller with an API token, who may not take an account over. */
  isLoggedIn: boolean;
  wanted: Wanted;
  platform: Pick<Platform, 'mailer' | 'settings' | 'clock'>;
}

/** By which people are known, and log in. */
const identifying = ['username', 'fullName', 'email'] as const;

/**
 * Changes what the caller may change of an account: of permissions, members raise none, and administrators keep their own.
 * @returns the e-mail that is theirs only once they have followed the mail that was sent there, if any
 */
export const changeUser = async (
  db: GroupDatabase,
  accounts: AllAccounts,
  { id, by, isLoggedIn, wanted, platform }: Change,
): Promise<string | null> => {
  const account = await getOwnAccount(db, id, by);
  if (wanted.admin === true && !by.admin) throw new AppError('user.cannot-promote');
  if (wanted.admin === false && account.admin === 1 && account.id === by.id) {
    throw new AppError('user.cannot-demote-yourself');
  }
  const becomesAnother = identifying.some((key) => (wanted[key] ?? account[key]) !== account[key]);
  if (becomesAnother && !isLoggedIn) throw new AppError('access.api-token');
  // By it the directory knows whose account it is.
  const isRenamed = wanted.username && wanted.username !== account.username;
  if (isRenamed && account.authMethod === 'LDAP' && !by.admin) throw new AppError('auth.username-managed-elsewhere');
  if (wanted.group && wanted.group !== account.group) throw new AppError('access.forbidden');

  const { email } = wanted;
  const isOtherEmail = Boolean(email) && email !== account.email;
  const waits = isOtherEmail && account.id === by.id && platform.mailer.isReady;
  const now = platform.clock.now();
  const changes = {
    username: wanted.username ?? undefined,
    fullName: wanted.fullName ?? undefined,
    email: waits ? undefined : (email ?? undefined),
    ...(isOtherEmail && !waits && by.admin && { provenEmail: email }),
    locale: wanted.locale ?? undefined,
    theme: wanted.theme ?? undefined,
    advanced: flagIfGiven(wanted.advanced),
    updatedAt: now.toISOString(),
  };
  const asAdmin = by.admin ? { byAdmin: by.id, admin: wanted.admin } : {};
  await accounts.changeAccount(db, { id, names: wanted, ...asAdmin }, async (db, isAdmin) => {
    await updateUser(db, id, { ...changes, ...(by.admin && permissions(wanted, isAdmin)) });
    // To the former address: whoever reads mails at the new one knows.
    if (email && isOtherEmail && !waits) await addLetters(db, noticeFor(platform, account, 'email', { email }), now);
  });
  if (!email || !waits) return null;
  await accounts.askToConfirm({ userId: id, email });
  return email;
};

/** An administrator may do everything, whatever else is asked for. */
const permissions = ({ canInvite, canManage, canOrganize }: Wanted, isAdmin: boolean) =>
  isAdmin
    ? ({ admin: 1, advanced: 1, canInvite: 1, canManage: 1, canOrganize: 1 } as const)
    : {
        admin: 0 as const,
        canInvite: flagIfGiven(canInvite),
        canManage: flagIfGiven(canManage),
        canOrganize: flagIfGiven(canOrganize),
      };
