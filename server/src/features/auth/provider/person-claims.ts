import { closestLocale, Email } from '@larder/contract';
import type { Settings } from '../../../platform/settings/index.ts';
import { type ProvenPerson, SignOnError } from '../../../platform/sign-on/index.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What a provider tells of somebody, as far as it is asked for. */
export const readClaims = ({ claims }: Pick<ProvenPerson, 'claims'>, settings: Settings) => {
  const email = Email.safeParse(textOf(claims.email)).data ?? '';
  return {
    email,
    // Some say it as a text.
    isEmailVerified: email !== '' && (claims.email_verified === true || claims.email_verified === 'true'),
    username: textOf(claims.preferred_username) || textOf(claims.nickname) || (email.split('@')[0] ?? ''),
    fullName: textOf(claims.name) || [claims.given_name, claims.family_name].map(textOf).join(' ').trim(),
    /** The language that they read, if it says so. */
    locale: closestLocale(textOf(claims.locale)),
    /** The value by which an account is found. */
    known: settings.OIDC_USER_CLAIM === 'email' ? email : textOf(claims[settings.OIDC_USER_CLAIM]),
    groups: groupsOf(claims[settings.OIDC_GROUPS_CLAIM]),
  };
};

export type PersonClaims = ReturnType<typeof readClaims>;

const groupsOf = (value: unknown): string[] | null => {
  if (typeof value === 'string') return value.split(/[\s,]+/).filter(Boolean);
  return Array.isArray(value) ? value.filter((group) => typeof group === 'string') : null;
};

/**
 * Whether the groups make somebody an administrator; null where no group decides about that.
 * @throws SignOnError when they are in none whose members may log in
 */
export const judgeGroups = ({ groups }: PersonClaims, settings: Settings): boolean | null => {
  const { OIDC_USER_GROUP: user, OIDC_ADMIN_GROUP: admin } = settings;
  const isAdmin = admin === '' ? null : (groups?.includes(admin) ?? false);
  if (user !== '' && !isAdmin && !groups?.includes(user)) {
    throw new SignOnError(groups === null ? 'groups-not-sent' : 'group-missing');
  }
  return isAdmin;
};
