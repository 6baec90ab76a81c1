export { createLdapDirectory, DirectoryError, type DirectoryPerson } from './ldap-directory.ts';
