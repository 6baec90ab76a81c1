import about from '../../package.json' with { type: 'json' };

/** As clients compare it: they expect a number that starts with `v`. */
export const version = `v${about.version}`;
