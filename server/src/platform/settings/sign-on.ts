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
    about: 'Whether people may log in at an OpenID Connect provider, see [single sign-on](docs/single-sign-on.md)',
  },
  OIDC_CONFIGURATION_URL: {
    fallback: '',
    read: optionalWebAddress,
    about:
      'Address of the provider, such as `https://auth.example.org/.well-known/openid-configuration`; trusted also in your own network',
  },
  OIDC_CLIENT_ID: { fallback: '', read: text, about: 'Name under which the provider knows this server' },
  OIDC_CLIENT_SECRET: {
    fallback: '',
    read: text,
    secret: true,
    about: 'Secret that goes with it; empty for a public client',
  },
  OIDC_PROVIDER_NAME: {
    fallback: 'OAuth',
    read: text,
    about: 'Name of the provider, as the button on the log-in page says it',
  },
  OIDC_SIGNUP_ENABLED: {
    fallback: 'true',
    read: yesOrNo,
    about: 'Whether somebody without an account gets one in `DEFAULT_GROUP` at their first log-in there',
  },
  OIDC_USER_GROUP: {
    fallback: '',
    read: text,
    about: 'Group at the provider whose members may log in; everybody when empty',
  },
  OIDC_ADMIN_GROUP: {
    fallback: '',
    read: text,
    about:
      'Group at the provider whose members are administrators; who leaves it is none any more. When empty, the provider says nothing about that',
  },
  OIDC_AUTO_REDIRECT: {
    fallback: 'false',
    read: yesOrNo,
    about: 'Whether the log-in page leads to the provider at once; `/login?direct=1` shows it all the same',
  },
  OIDC_REMEMBER_ME: {
    fallback: 'false',
    read: yesOrNo,
    about: 'Whether a log-in at the provider lasts as long as one with "remember me"',
  },
  OIDC_USER_CLAIM: {
    fallback: 'email',
    read: text,
    about:
      'Claim by which an account is found: `email`, which has to be verified, or one that holds the user name, such as `preferred_username`',
  },
  OIDC_GROUPS_CLAIM: { fallback: 'groups', read: text, about: 'Claim that holds the groups' },
  OIDC_SCOPES_OVERRIDE: {
    fallback: '',
    read: spaceList,
    about:
      'Scopes to ask for, with blanks between them, instead of `openid profile email` and, where there is one, `groups`',
  },
  OIDC_SIGNING_ALGORITHM: {
    fallback: '',
    read: signingAlgorithm,
    about: 'How the provider signs, such as `RS256`; what it says of itself when empty',
  },
  OIDC_TLS_CACERTFILE: {
    fallback: '',
    read: text,
    about: 'File with the certificate of the authority that vouches for the provider, where that is your own',
  },
  LDAP_AUTH_ENABLED: {
    fallback: 'false',
    read: yesOrNo,
    about: 'Whether people may log in with the name and password of an LDAP directory',
  },
  LDAP_SERVER_URL: {
    fallback: '',
    read: ldapAddress,
    about: 'Address of the directory, such as `ldaps://ldap.example.org`; trusted also in your own network',
  },
  LDAP_TLS_INSECURE: {
    fallback: 'false',
    read: yesOrNo,
    about: 'Whether any certificate of the directory is believed, so that whoever is in between reads the passwords',
  },
  LDAP_TLS_CACERTFILE: {
    fallback: '',
    read: text,
    about: 'File with the certificate of the authority that vouches for the directory, where that is your own',
  },
  LDAP_ENABLE_STARTTLS: {
    fallback: 'false',
    read: yesOrNo,
    about: 'Whether a connection to `ldap://` is encrypted before anything is said',
  },
  LDAP_BASE_DN: {
    fallback: '',
    read: text,
    about: 'Where people are looked for, such as `ou=people,dc=example,dc=org`',
  },
  LDAP_QUERY_BIND: {
    fallback: '',
    read: text,
    about: 'Distinguished name of the account that looks people up; nobody in particular when empty',
  },
  LDAP_QUERY_PASSWORD: { fallback: '', read: text, secret: true, about: 'Password of that account' },
  LDAP_USER_FILTER: {
    fallback: '',
    read: text,
    about:
      'Filter that holds for whoever may log in, such as `(memberOf=cn=larder,ou=groups,dc=example,dc=org)`; it may contain `{id_attribute}`, `{mail_attribute}` and `{input}`',
  },
  LDAP_ADMIN_FILTER: {
    fallback: '',
    read: text,
    about: 'Filter that holds for administrators; when empty, the directory says nothing about that',
  },
  LDAP_ID_ATTRIBUTE: { fallback: 'uid', read: text, about: 'Attribute that holds the user name' },
  LDAP_NAME_ATTRIBUTE: { fallback: 'name', read: text, about: 'Attribute that holds the full name' },
  LDAP_MAIL_ATTRIBUTE: { fallback: 'mail', read: text, about: 'Attribute that holds the e-mail address' },
  PROXY_AUTH_HEADER: {
    fallback: '',
    read: headerName,
    about:
      'Header in which a reverse proxy says who has logged in there, such as `Remote-User`: the user name or e-mail of an account; off when empty',
  },
  PROXY_AUTH_FROM: {
    fallback: '',
    read: addressList,
    about: 'Addresses or ranges of the proxies that are believed about it, such as `172.18.0.2`',
  },
} as const;
