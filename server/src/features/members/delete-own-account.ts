import type { BodyOf, contract, ReplyOf } from '@larder/contract';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import { type MemberContext, requireSession } from '../../platform/http/index.ts';
import { changeKeepingAnAdmin, findAdminship } from '../auth/index.ts';
import { findMember, listUsers } from '../users/index.ts';
import { leaveGroup, readLeftBehind } from './leave-group.ts';

type Sent = BodyOf<typeof contract.ownAccount.remove>;

/** How somebody shows once more that an account is theirs. */
export interface OwnAccounts {
  /** @throws AppError when it is wrong, or too many were */
  confirmPassword(userId: string, password: string): Promise<void>;
  passkeys: { logIn(used: { credential: NonNullable<Sent['credential']> }): Promise<{ userId: string }> };
  isOnlyByProvider(userId: string): Promise<boolean>;
  /** When a session began, as far as it has been seen. */
  findSessionStart(sessionId: string): Promise<Date | null>;
}

/** Who logs in elsewhere shows it by having logged in just now. */
const justNow = 10 * 60_000;

const hasJustLoggedIn = async (
  accounts: OwnAccounts,
  { session, platform }: Pick<MemberContext, 'session' | 'platform'>,
): Promise<boolean> => {
  const start = session.current && (await accounts.findSessionStart(session.current.id));
  return start ? platform.clock.now().getTime() - start.getTime() < justNow : false;
};

export const tellOfLeaving = async (
  instance: InstanceDatabase,
  accounts: OwnAccounts,
  context: Pick<MemberContext, 'db' | 'member' | 'session' | 'platform'>,
): Promise<ReplyOf<typeof contract.ownAccount.leaving>> => {
  const { db, member } = context;
  const others = (await listUsers(db)).filter(({ id }) => id !== member.id);
  return {
    ...(await readLeftBehind(db, member.id)),
    isLastAdmin: (await findAdminship(instance.read, member.id)).isLast,
    isLastMember: others.length === 0,
    isLastManager: member.canManage && !others.some(({ canManage }) => canManage),
    proof: (await accounts.isOnlyByProvider(member.id)) ? 'log-in' : 'password',
    isProven: await hasJustLoggedIn(accounts, context),
  };
};

/** @throws AppError unless the caller shows that the account is theirs */
const requireProof = async (accounts: OwnAccounts, context: MemberContext, { password, credential }: Sent) => {
  const { id } = context.member;
  if (credential) {
    const { userId } = await accounts.passkeys.logIn({ credential });
    if (userId !== id) throw new AppError('passkey.unknown');
  } else if (!(await accounts.isOnlyByProvider(id))) await accounts.confirmPassword(id, password ?? '');
  else if (!(await hasJustLoggedIn(accounts, context))) throw new AppError('auth.log-in-again');
};

/**
 * Deletes the caller's account. The recipes that only they see lie in a bin that is nobody's, until they are thrown away.
 * @throws AppError for the last administrator, and unless the caller shows that the account is theirs
 */
export const deleteOwnAccount = async (
  instance: InstanceDatabase,
  accounts: OwnAccounts,
  context: MemberContext,
  sent: Sent,
): Promise<void> => {
  const { db: own, member, platform, session } = context;
  requireSession(session);
  await requireProof(accounts, context, sent);
  const account = found(await findMember(own, member.id), 'user.not-found');
  const now = platform.clock.now();
  const group = instance.group(own.groupId).actingAs({ userId: account.id, now: () => now });
  await changeKeepingAnAdmin(instance, group, { id: account.id, admin: false }, async (db) => {
    await leaveGroup(db, { account, wanted: sent, binOf: null, at: now, files: platform.files });
  });
  await instance.signalRevisions();
};
