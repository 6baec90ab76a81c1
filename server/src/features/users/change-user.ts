import type { BodyOf, contract } from '@larder/contract';
import { flagIfGiven, type GroupDatabase } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { Member, Platform } from '../../platform/http/index.ts';
import { addLetters } from '../../platform/mail/index.ts';
import { noticeFor } from './notices.ts';
import { getOwnAccount } from './own-account.ts';
import { updateUser } from './users.repository.ts';

/** Tells whether a user name or e-mail is free among the accounts of all groups. */
export interface FreeNames {
  isNameFree(name: string, exceptUserId: string): Promise<boolean>;
}

type Wanted = BodyOf<typeof contract.users.change>;

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

/** Changes what the caller may change of an account: of permissions, members raise none, and administrators keep their own. */
export const changeUser = async (
  db: GroupDatabase,
  names: FreeNames,
  { id, by, isLoggedIn, wanted, platform }: Change,
): Promise<void> => {
  const account = await getOwnAccount(db, id, by);
  if (wanted.admin === true && !by.admin) throw new AppError('user.cannot-promote');
  if (wanted.admin === false && account.admin === 1 && account.id === by.id) {
    throw new AppError('user.cannot-demote-yourself');
  }
  const becomesAnother = identifying.some((key) => (wanted[key] ?? account[key]) !== account[key]);
  if (becomesAnother && !isLoggedIn) throw new AppError('access.api-token');
  if (wanted.group && wanted.group !== account.group) throw new AppError('access.forbidden');
  if (wanted.username && !(await names.isNameFree(wanted.username, id))) throw new AppError('user.username-taken');
  if (wanted.email && !(await names.isNameFree(wanted.email, id))) throw new AppError('user.email-taken');

  const now = platform.clock.now();
  const changes = {
    username: wanted.username ?? undefined,
    fullName: wanted.fullName ?? undefined,
    email: wanted.email ?? undefined,
    locale: wanted.locale ?? undefined,
    theme: wanted.theme ?? undefined,
    advanced: flagIfGiven(wanted.advanced),
    ...(by.admin && permissions(wanted, account.admin === 1)),
    updatedAt: now.toISOString(),
  };
  await db.change(async (db) => {
    await updateUser(db, id, changes);
    const { email } = wanted;
    // To the former address: whoever reads mails at the new one knows.
    if (email && email !== account.email) await addLetters(db, noticeFor(platform, account, 'email', { email }), now);
  });
};

/** An administrator may do everything, whatever else is asked for. */
const permissions = ({ admin, canInvite, canManage, canOrganize }: Wanted, wasAdmin: boolean) =>
  (admin ?? wasAdmin)
    ? ({ admin: 1, advanced: 1, canInvite: 1, canManage: 1, canOrganize: 1 } as const)
    : {
        admin: 0 as const,
        canInvite: flagIfGiven(canInvite),
        canManage: flagIfGiven(canManage),
        canOrganize: flagIfGiven(canOrganize),
      };
