import {
  addressList,
  headerName,
  ldapAddress,
  optionalWebAddress,
  signingAlgorithm,
  spaceList,
  text,
  yesOrNo,
} from './readers.ts';

/** Settings by which people log in with an account that they have elsewhere. */
export const signOnDefinitions = {
  OIDC_AUTH_ENABLED: {
    fallback: 'false',
    read: yesOrNo,
    guide: 'docs/single-sign-on.md',
  },
  OIDC_CONFIGURATION_URL: {
    fallback: '',
    read: optionalWebAddress,
  },
  OIDC_CLIENT_ID: { fallback: '', read: text },
  OIDC_CLIENT_SECRET: {
    fallback: '',
    read: text,
    secret: true,
  },
  OIDC_PROVIDER_NAME: {
    fallback: 'OAuth',
    read: text,
  },
  OIDC_SIGNUP_ENABLED: {
    fallback: 'true',
    read: yesOrNo,
  },
  OIDC_USER_GROUP: {
    fallback: '',
    read: text,
  },
  OIDC_ADMIN_GROUP: {
    fallback: '',
    read: text,
  },
  OIDC_AUTO_REDIRECT: {
    fallback: 'false',
    read: yesOrNo,
  },
  OIDC_REMEMBER_ME: {
    fallback: 'false',
    read: yesOrNo,
  },
  OIDC_USER_CLAIM: {
    fallback: 'email',
    read: text,
  },
  OIDC_GROUPS_CLAIM: { fallback: 'groups', read: text },
  OIDC_SCOPES_OVERRIDE: {
    fallback: '',
    read: spaceList,
  },
  OIDC_SIGNING_ALGORITHM: {
    fallback: '',
    read: signingAlgorithm,
  },
  OIDC_TLS_CACERTFILE: {
    fallback: '',
    read: text,
  },
  LDAP_AUTH_ENABLED: {
    fallback: 'false',
    read: yesOrNo,
  },
  LDAP_SERVER_URL: {
    fallback: '',
    read: ldapAddress,
  },
  LDAP_TLS_INSECURE: {
    fallback: 'false',
    read: yesOrNo,
  },
  LDAP_TLS_CACERTFILE: {
    fallback: '',
    read: text,
  },
  LDAP_ENABLE_STARTTLS: {
    fallback: 'false',
    read: yesOrNo,
  },
  LDAP_BASE_DN: {
    fallback: '',
    read: text,
  },
  LDAP_QUERY_BIND: {
    fallback: '',
    read: text,
  },
  LDAP_QUERY_PASSWORD: { fallback: '', read: text, secret: true },
  LDAP_USER_FILTER: {
    fallback: '',
    read: text,
    guide: 'docs/single-sign-on.md',
  },
  LDAP_ADMIN_FILTER: {
    fallback: '',
    read: text,
  },
  LDAP_ID_ATTRIBUTE: { fallback: 'uid', read: text },
  LDAP_NAME_ATTRIBUTE: { fallback: 'name', read: text },
  LDAP_MAIL_ATTRIBUTE: { fallback: 'mail', read: text },
  PROXY_AUTH_HEADER: {
    fallback: '',
    read: headerName,
  },
  PROXY_AUTH_FROM: {
    fallback: '',
    read: addressList,
  },
} as const;
