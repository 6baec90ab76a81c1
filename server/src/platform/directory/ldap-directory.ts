import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { type ConnectionOptions, rootCertificates } from 'node:tls';
import { type ConnectionStep, Email } from '@larder/contract';
import type { Client, Entry } from 'ldapts';
import { fillFilter, personFilter } from './filters.ts';

export interface DirectorySettings {
  url: string;
  startTls: boolean;
  /** Whether any certificate is believed. */
  insecure: boolean;
  caFile: string;
  baseDn: string;
  /** Empty for nobody in particular. */
  queryDn: string;
  queryPassword: string;
  userFilter: string;
  /** Empty where the directory says nothing about administrators. */
  adminFilter: string;
  idAttribute: string;
  nameAttribute: string;
  mailAttribute: string;
}

/** Somebody as the directory knows them; an attribute that they lack is empty. */
export interface DirectoryPerson {
  username: string;
  email: string;
  displayName: string;
  /** Null where the directory says nothing about that. */
  isAdmin: boolean | null;
}

/** The directory could not be asked. */
export class DirectoryError extends Error {
  override readonly name = 'DirectoryError';
}

const connectTimeout = 5000;
const timeout = 10_000;

/** Asks an LDAP directory. Its library comes with the first question. */
export const createLdapDirectory = (settings: DirectorySettings) => {
  const host = settings.url === '' ? '' : new URL(settings.url).hostname.replace(/^\[|\]$/g, '');

  const tlsOptions = async (): Promise<ConnectionOptions> => ({
    host,
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: !settings.insecure,
    ...(settings.caFile && { ca: [...rootCertificates, await readFile(settings.caFile, 'utf8')] }),
  });

  const connect = async (): Promise<Client> => {
    const { Client } = await import('ldapts');
    const options = await tlsOptions();
    const isSecure = settings.url.startsWith('ldaps:');
    const client = new Client({ url: settings.url, timeout, connectTimeout, ...(isSecure && { tlsOptions: options }) });
    if (settings.startTls && !isSecure) await client.startTLS(options);
    return client;
  };

  const bindForQueries = async (client: Client): Promise<void> => {
    if (settings.queryDn !== '') await client.bind(settings.queryDn, settings.queryPassword);
  };

  const findEntries = async (client: Client, name: string): Promise<Entry[]> => {
    const { SizeLimitExceededError } = await import('ldapts');
    const { idAttribute, mailAttribute, nameAttribute, userFilter, baseDn } = settings;
    const search = client.search(baseDn, {
      scope: 'sub',
      filter: personFilter(userFilter, { idAttribute, mailAttribute, input: name }),
      attributes: [idAttribute, mailAttribute, nameAttribute, 'cn'],
      sizeLimit: 2,
    });
    const isTooMany = (error: unknown) => error instanceof SizeLimitExceededError;
    return search.then(
      ({ searchEntries }) => searchEntries,
      (error) => {
        if (isTooMany(error)) return [];
        throw error;
      },
    );
  };

  const isAdmin = async (client: Client, dn: string, input: string): Promise<boolean | null> => {
    const { idAttribute, mailAttribute, adminFilter } = settings;
    if (adminFilter === '') return null;
    const filter = fillFilter(adminFilter, { idAttribute, mailAttribute, input });
    const { searchEntries } = await client.search(dn, { scope: 'base', filter, attributes: ['1.1'] });
    return searchEntries.length === 1;
  };

  const personIn = (entry: Entry, admin: boolean | null): DirectoryPerson => ({
    username: attributeOf(entry, settings.idAttribute),
    email: addressIn(attributeOf(entry, settings.mailAttribute)),
    displayName: attributeOf(entry, settings.nameAttribute) || attributeOf(entry, 'cn'),
    isAdmin: admin,
  });

  /** Works with a connection of its own. @throws DirectoryError whatever goes wrong with it */
  const connected = async <Result>(work: (client: Client) => Promise<Result>): Promise<Result> => {
    let client: Client | undefined;
    try {
      client = await connect();
      return await work(client);
    } catch (cause) {
      throw new DirectoryError(cause instanceof Error ? cause.message.trim() : String(cause), { cause });
    } finally {
      await client?.unbind().catch(() => undefined);
    }
  };

  return {
    /**
     * Whose name and password these are, or null when the directory knows nobody, or several, of that name, or another password.
     * @throws DirectoryError when it cannot be asked
     */
    findPerson: async (name: string, password: string): Promise<DirectoryPerson | null> => {
      // To bind with an empty password is to bind as nobody, which always succeeds.
      if (name.trim() === '' || password === '') return null;
      return connected(async (client) => {
        const { InvalidCredentialsError } = await import('ldapts');
        await bindForQueries(client);
        const [entry, other] = await findEntries(client, name.trim());
        if (!entry || other) return null;
        const admin = await isAdmin(client, entry.dn, name.trim());
        try {
          await client.bind(entry.dn, password);
        } catch (error) {
          if (error instanceof InvalidCredentialsError) return null;
          throw error;
        }
        return personIn(entry, admin);
      });
    },

    /** Walks what a log-in needs, as far as that goes without a password. */
    examine: async (name: string): Promise<ConnectionStep[]> => {
      const steps: ConnectionStep[] = [];
      const note = (step: string, state: ConnectionStep['state'], values: ConnectionStep['values'] = {}) =>
        steps.push({ step, state, values, said: null });
      let next = 'connection';
      try {
        await connected(async (client) => {
          // A connection without encryption is opened by the first question.
          await client.search('', { scope: 'base', attributes: ['supportedLDAPVersion'] }).catch((error) => {
            if (!client.isConnected) throw error;
          });
          const isEncrypted = settings.startTls || settings.url.startsWith('ldaps:');
          note('connection', isEncrypted && !settings.insecure ? 'passed' : 'noted', {
            address: settings.url,
            encryption: isEncrypted ? (settings.insecure ? 'unchecked' : 'checked') : 'none',
          });
          next = 'bind';
          await bindForQueries(client);
          note('bind', settings.queryDn === '' ? 'skipped' : 'passed', { name: settings.queryDn });
          next = 'base';
          await client.search(settings.baseDn, { scope: 'base', attributes: ['1.1'] });
          note('base', 'passed', { base: settings.baseDn });
          next = 'person';
          if (name === '') return note('person', 'skipped');
          const entries = await findEntries(client, name);
          const [entry] = entries;
          if (!entry || entries.length > 1) return note('person', 'failed', { name, count: entries.length });
          const person = personIn(entry, await isAdmin(client, entry.dn, name));
          const missing =
            person.username && person.email ? '' : person.username ? settings.mailAttribute : settings.idAttribute;
          return note('person', missing ? 'failed' : 'passed', {
            name: person.username,
            email: person.email,
            displayName: person.displayName,
            missing,
            role: person.isAdmin ? 'admin' : 'member',
            count: 1,
          });
        });
      } catch (error) {
        steps.push({
          step: next,
          state: 'failed',
          values: {},
          said: error instanceof Error ? error.message : String(error),
        });
      }
      const all = ['connection', 'bind', 'base', 'person'];
      for (const step of all.slice(steps.length)) note(step, 'skipped');
      return steps;
    },
  };
};

export type LdapDirectory = ReturnType<typeof createLdapDirectory>;

/** What is no address is worth as little as none. */
const addressIn = (text: string): string => (Email.safeParse(text).success ? text : '');

const attributeOf = (entry: Entry, name: string): string => {
  const key = Object.keys(entry).find((one) => one.toLowerCase() === name.toLowerCase());
  const value = key === undefined ? undefined : entry[key];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return (Buffer.isBuffer(first) ? first.toString('utf8') : typeof first === 'string' ? first : '').trim();
};
