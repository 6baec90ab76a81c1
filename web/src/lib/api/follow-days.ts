import type { QueryClient } from '@tanstack/react-query';

const lookEvery = 60_000;

const today = () => new Date().toDateString();

/**
 * Asks again for everything once another day has begun: cookbooks and filters may say “of the last week”, which no revision tells of. A
 * page that nobody saw meanwhile notices that when it is seen.
 * @returns a function that ends it
 */
export function followDays(client: QueryClient): () => void {
  let day = today();
  const look = () => {
    if (document.visibilityState !== 'visible' || day === today()) return;
    day = today();
    void client.invalidateQueries({ predicate: ({ meta }) => meta?.topics !== undefined && !meta.isSteady });
  };
  const timer = setInterval(look, lookEvery);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
