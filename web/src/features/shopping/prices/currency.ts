import { contract } from '@larder/contract';
import { useFetch } from '../../../lib/api/index.ts';
import { formatNumber } from '../../../lib/dates/dates.ts';

/** In which the household pays; empty where nobody has chosen one, or while that is not known. */
export const useCurrency = (): string => useFetch(contract.groups.preferences).data?.currency ?? '';

/** A price as it is written where people live; without a currency as a number. */
export const formatPrice = (price: number, currency: string): string =>
  formatNumber(
    price,
    currency ? { style: 'currency', currency } : { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  );
