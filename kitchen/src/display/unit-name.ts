/** The names of a unit as the group has given them; `fraction` asks for ½ instead of 0.5. */
export interface UnitNames {
  readonly name: string;
  readonly pluralName?: string | null;
  readonly abbreviation?: string | null;
  readonly pluralAbbreviation?: string | null;
  readonly useAbbreviation?: boolean | null;
  readonly fraction?: boolean | null;
}

export interface FoodNames {
  readonly name: string;
  readonly pluralName?: string | null;
}

/** The plural above one; the name stands in where an abbreviation or a plural is missing. */
export function unitName(unit: UnitNames, quantity: number | null): string {
  const isPlural = quantity !== null && quantity > 1;
  const name = (isPlural && unit.pluralName) || unit.name;
  if (!unit.useAbbreviation) return name;
  return (isPlural && unit.pluralAbbreviation) || unit.abbreviation || name;
}

/** The plural above one and where nothing is counted: "giblets". */
export function foodName(food: FoodNames, quantity: number | null): string {
  const isPlural = quantity === null || quantity === 0 || quantity > 1;
  return (isPlural && food.pluralName) || food.name;
}
