import { exact, plainText, toStoredNumber } from '@larder/kitchen';
import type { ViewedItem } from './sync/list-view.ts';
import type { JoinedSum, NewItem, ShownUnit } from './sync/waiting-operation.ts';

let units: typeof import('@larder/kitchen/units') | undefined;

/** Fetches how amounts are added up while there is a network, so that it is there when there is none. */
export const prepareToJoin = async (): Promise<void> => {
  units ??= await import('@larder/kitchen/units').catch(() => undefined);
};

/** The item that what is added joins, and how much it is then; nothing where none asks for the same. */
export function joinedItem(
  items: readonly ViewedItem[],
  { fields, shown }: NewItem,
): { into: ViewedItem; sum: JoinedSum } | undefined {
  const { quantity = 1, note = '', understood } = fields;
  const named = fields.foodId ?? fields.food?.name ?? understood?.food ?? '';
  for (const item of items) {
    const isSame = item.food ? isNamed(item.food, named) : shown.food == null && item.note === note;
    if (item.checked || !isSame) continue;
    const sum = sumOf(item, quantity, shown.unit ?? null);
    if (sum) return { into: item, sum };
  }
  return undefined;
}

interface Named {
  id?: string;
  name: string;
  pluralName?: string | null;
  abbreviation?: string | null;
  pluralAbbreviation?: string | null;
  aliases?: readonly { readonly name: string }[];
}

/** By its id, or by any of its names as people write them. */
const isNamed = ({ id, aliases = [], ...names }: Named, said: string): boolean => {
  if (said === '') return false;
  const { name, pluralName, abbreviation, pluralAbbreviation } = names;
  const all = [name, pluralName, abbreviation, pluralAbbreviation, ...aliases.map((alias) => alias.name)];
  return id === said || all.some((one) => one && plainText(one) === plainText(said));
};

/** As the server adds up; nothing where the amounts are of other kinds. */
function sumOf(item: ViewedItem, quantity: number, added: ShownUnit | null): JoinedSum | undefined {
  const { food, unit } = item;
  const before = { quantity: item.quantity, unit };
  const isSameUnit = unit === null || added === null ? unit === added : isNamed(unit, added.id ?? added.name);
  if (isSameUnit) return { quantity: rounded(item.quantity + quantity), unit, before };
  if (!units) return undefined;
  const [own, other] = [unit ? 'own' : null, added ? 'added' : null];
  const known = new Map([...(unit ? [['own', unit] as const] : []), ...(added ? [['added', added] as const] : [])]);
  const sums = units.sumsOf(food?.name ?? null, known);
  if (sums.kindOf(own) !== sums.kindOf(other)) return undefined;
  const amounts = [
    { quantity: exact(item.quantity), unitId: own },
    { quantity: exact(quantity), unitId: other },
  ];
  const unitId = sums.unitOf(amounts);
  const sum = toStoredNumber(sums.measurably(amounts, unitId));
  return { quantity: sum, unit: unitId === 'own' ? unit : unitId === 'added' ? added : null, before };
}

const rounded = (quantity: number) => Math.round(quantity * 1000) / 1000;
