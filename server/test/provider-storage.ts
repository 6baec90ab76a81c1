import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Where a provider of the tests remembers sessions and codes: in memory, for as long as it runs. */
export function providerStorage(): (kind: string) => Adapter {
  const kinds = new Map<string, Map<string, AdapterPayload>>();
  return (kind) => {
    const stored = kinds.get(kind) ?? new Map<string, AdapterPayload>();
    kinds.set(kind, stored);
    const all = () => [...stored.values()];
    return {
      upsert: async (id, payload) => void stored.set(id, payload),
      find: async (id) => stored.get(id),
      findByUid: async (uid) => all().find((payload) => payload.uid === uid),
      findByUserCode: async (code) => all().find((payload) => payload.userCode === code),
      consume: async (id) => {
        const payload = stored.get(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void stored.delete(id),
      revokeByGrantId: async (grantId) => {
        for (const [id, payload] of stored) if (payload.grantId === grantId) stored.delete(id);
      },
    };
  };
}
