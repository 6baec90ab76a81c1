import { contract } from '@larder/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useFetch } from '../../lib/api/index.ts';
import { type MessageKey, t } from '../../lib/messages/index.ts';

/** Milliseconds after the last key before the server is asked. */
const pause = 300;

const checks = {
  group: { endpoint: contract.validators.group, taken: 'error.group.name-taken' },
  username: { endpoint: contract.validators.username, taken: 'error.user.username-taken' },
} as const satisfies Record<string, { endpoint: unknown; taken: MessageKey }>;

/** The sentence that says that a name is taken, or nothing while it is free, empty or being asked about. */
export function useAvailability(kind: keyof typeof checks, name: string, groupToken?: string): string | undefined {
  const [settled] = useDebouncedValue(name.trim(), pause);
  const { endpoint, taken } = checks[kind];
  const { data } = useFetch(endpoint, { query: { name: settled, groupToken } }, { enabled: settled !== '' });
  return settled !== '' && settled === name.trim() && data?.valid === false ? t(taken) : undefined;
}

/** The same for an e-mail address. */
export function useEmailAvailability(email: string, groupToken?: string): string | undefined {
  const [settled] = useDebouncedValue(email.trim(), pause);
  const { data } = useFetch(
    contract.validators.email,
    { query: { email: settled, groupToken } },
    { enabled: settled.includes('@') },
  );
  return settled === email.trim() && data?.valid === false ? t('error.user.email-taken') : undefined;
}
