/** A page of ours to go on to: an address that leads elsewhere is not followed. */
export const safeRedirect = (target: unknown): string =>
  typeof target === 'string' && /^\/(?![/\\])/.test(target) && !target.startsWith('/login') ? target : '/';

/** The invitation in what somebody pasted: the link that they were sent, or the code of it alone. */
export const invitationIn = (text: string): string => /[?&]token=([^&#\s]+)/.exec(text)?.[1] ?? text.trim();
