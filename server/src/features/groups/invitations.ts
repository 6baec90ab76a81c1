/** As the profile page says to whoever invites. */
const lifeInDays = 4;
const day = 24 * 3_600_000;

/** When an invitation that is just running out was made; older ones are not valid any more. */
export const oldestInvitation = (now: Date): string => new Date(now.getTime() - lifeInDays * day).toISOString();
