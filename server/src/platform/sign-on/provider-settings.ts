export interface ProviderSettings {
  configurationUrl: string;
  clientId: string;
  /** Empty for a public client. */
  clientSecret: string;
  /** Asked for instead of the usual ones; none for those. */
  scopes: readonly string[];
  groupsClaim: string;
  /** Whether it matters in which groups somebody is. */
  wantsGroups: boolean;
  /** Null for what the provider says of itself. */
  signingAlgorithm: string | null;
  caFile: string;
  /** Where the provider leads back to. */
  returnAddress: string;
  now(): number;
}

/** What only this server knows of a log-in that is under way. */
export interface SignOnSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** Somebody as a provider knows them. */
export interface ProvenPerson {
  issuer: string;
  subject: string;
  claims: Record<string, unknown>;
  idToken: string;
}
