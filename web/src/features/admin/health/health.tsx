import { contract, type HealthResult } from '@larder/contract';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useFetch } from '../../../lib/api/index.ts';

/** What the browser knows at the moment when one looks. */
const fromHere = () => ({ address: window.location.origin, clock: new Date().toISOString() });

const Seen = createContext({ seen: fromHere(), checkAgain: (): void => undefined });

/** All pages of the administration look at the same checks, until somebody asks for them again. */
export function HealthProvider({ children }: { children: ReactNode }) {
  const [seen, setSeen] = useState(fromHere);
  return <Seen.Provider value={{ seen, checkAgain: () => setSeen(fromHere()) }}>{children}</Seen.Provider>;
}

/** What was found out about each part of the server. */
export function useHealth() {
  const { seen, checkAgain } = useContext(Seen);
  const health = useFetch(contract.adminHealth.check, { query: seen }, { keepPrevious: true, isSteady: true });
  return { ...health, checkAgain };
}

export const needsSomebody = ({ status, remedy }: HealthResult): boolean => remedy !== null && status !== 'ok';
