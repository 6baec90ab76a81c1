export { AskedDialog } from './AskedDialog.tsx';
export {
  aliasesColumn,
  aliasNames,
  asAliases,
  byName,
  nameColumn,
  referencesColumn,
  textColumn,
} from './columns.tsx';
export { DataScreen } from './DataScreen.tsx';
export type { Counted, DataKind, Merging } from './data-kind.ts';
export type { DataSearch } from './data-search.ts';
export { allRows, inParts, savingBy, useCounted } from './entity-calls.ts';
export { AliasesInput, DescriptionInput, NameInput, PluralInput } from './inputs.tsx';
export { onHandColumn, turnedOver } from './OnHandSwitch.tsx';
export { BackToTable, TidyScreen } from './tidy/TidyScreen.tsx';
