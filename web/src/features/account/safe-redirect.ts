/** A page of ours to go on to: an address that leads elsewhere is not followed. */
export const safeRedirect = (target: unknown): string =>
  typeof target === 'string' && /^\/(?![/\\])/.test(target) && !target.startsWith('/login') ? target : '/';
