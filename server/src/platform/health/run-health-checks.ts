import type { HealthResult } from '@larder/contract';
import type { MessageKey } from '@larder/messages';
import type { HealthCheck, HealthFinding, HealthVisit } from './health-check.ts';

type Words = (key: MessageKey, values?: Record<string, string | number>) => string;

interface Look {
  visit: HealthVisit;
  words: Words;
  /** Milliseconds that each check has. */
  limit?: number;
}

const usualLimit = 10_000;

/** Runs all checks at once; one that fails or hangs says so and holds up none of the others. */
export const runHealthChecks = (checks: HealthCheck[], look: Look): Promise<HealthResult[]> =>
  Promise.all(checks.map(async (check) => inWords(check, await findingOf(check, look), look.words)));

const findingOf = async (check: HealthCheck, { visit, limit = usualLimit }: Look): Promise<HealthFinding> => {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<HealthFinding>((resolve) => {
    const values = { seconds: limit / 1000 };
    timer = setTimeout(() => resolve({ status: 'failed', says: 'health.too-slow', values }), limit);
  });
  try {
    return await Promise.race([check.run(visit), tooSlow]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { status: 'failed', says: 'health.broke', values: { reason } };
  } finally {
    clearTimeout(timer);
  }
};

const inWords = ({ id, name }: HealthCheck, finding: HealthFinding, words: Words): HealthResult => {
  const { status, says, remedy, values: named = {}, setting = null, page = null } = finding;
  const values = Object.fromEntries(
    Object.entries(named).map(([key, value]) => [
      key,
      typeof value === 'object' ? words(value.says, value.values) : value,
    ]),
  );
  return {
    id,
    name: words(name),
    status,
    sentence: words(says, values),
    remedy: remedy ? words(remedy, values) : null,
    setting,
    page,
  };
};
