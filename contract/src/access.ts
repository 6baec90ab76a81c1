/**
 * Who may call an endpoint, from anybody to the administrator of the server.
 * - visitor: nobody needs to be logged in; the handler reaches no data by itself
 * - guest: a reader of a public group's pages; the group is named by `{groupSlug}` in the path
 * - member: logged in; sees the own group only
 * - organizer, inviter, manager: a member with that permission
 * - admin: may reach all groups
 */
export const accessLevels = ['visitor', 'guest', 'member', 'organizer', 'inviter', 'manager', 'admin'] as const;

export type Access = (typeof accessLevels)[number];

/** Levels whose handlers work inside one member's group. */
export type MemberAccess = Extract<Access, 'member' | 'organizer' | 'inviter' | 'manager'>;
