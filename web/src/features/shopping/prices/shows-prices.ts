import { shoppingPreferences } from '../shopping-preferences.ts';

interface Priced {
  price: number | null;
}

export const hasPrice = ({ price }: Priced): boolean => price !== null;

/** Prices are nobody's business until somebody asks for them, or has given one. */
export function useShowsPrices(items: readonly Priced[]): boolean {
  const [{ showPrices }] = shoppingPreferences.use();
  return showPrices || items.some(hasPrice);
}
