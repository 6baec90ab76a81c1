export { createOidcProvider } from './oidc-provider.ts';
export type { ProvenPerson } from './provider-settings.ts';
export { clockToleranceInSeconds, SignOnError } from './sign-on-error.ts';
