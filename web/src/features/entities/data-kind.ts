import type { contract, Endpoint, Merged, MergeKind, MergePreview } from '@larder/contract';
import type { UseFormReturnType } from '@mantine/form';
import type { Icon } from '@tabler/icons-react';
import type { LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Column, TableTaste } from '../../components/data-table/index.ts';
import type { ApiError, Fetched } from '../../lib/api/index.ts';
import type { Preference } from '../../lib/preferences/preference.ts';
import type { DataSearch } from './data-search.ts';

/** The kinds of entities, as the contract names their endpoints. */
export type KindName = {
  [Name in keyof typeof contract]: (typeof contract)[Name] extends { tellApart: unknown } ? Name : never;
}[keyof typeof contract];

/** An item with what refers to it. */
export type Counted<Item> = Item & {
  /** How many recipes name it; for labels, how many foods have it. */
  references: number;
  /** Nothing at all refers to it, cookbooks and corrections included. */
  isUnused: boolean;
};

export type DataRow = Counted<{ id: string; name: string }>;

/** An endpoint that every kind has under an address of its own. */
type AtAnyPath<E extends Endpoint> = Omit<E, 'path' | 'summary'> & Pick<Endpoint, 'path' | 'summary'>;

/** The same, about two of a kind. */
type OfTwo<E extends Endpoint> = AtAnyPath<E> & { path: `/${string}/{itemId}/different-from/{otherId}` };

/** The endpoints that are the same for every kind. */
export interface SharedEndpoints {
  references: AtAnyPath<typeof contract.foods.references>;
  removeMany: AtAnyPath<typeof contract.foods.removeMany>;
  duplicates: AtAnyPath<typeof contract.foods.duplicates>;
  differentPairs: AtAnyPath<typeof contract.foods.differentPairs>;
  tellApart: OfTwo<typeof contract.foods.tellApart>;
  mayBeTheSame: OfTwo<typeof contract.foods.mayBeTheSame>;
  export: AtAnyPath<typeof contract.foods.export>;
  import: AtAnyPath<typeof contract.foods.import>;
}

/** Makes an entity, or replaces the one with the id. */
export interface Saving<Draft> {
  save(id: string | undefined, draft: Draft, onRefused: (error: ApiError) => void): void;
  isSaving: boolean;
  error: ApiError | null;
}

export interface Merging {
  kind: MergeKind;
  usePreview: (from: string, to: string) => { data: MergePreview | undefined; error: ApiError | null };
  useMerge: () => { mutateAsync: (two: { from: string; to: string }) => Promise<Merged>; isPending: boolean };
}

/**
 * One kind of the group's data, as its page, its dialogs and its table need to know it.
 * Its functions are methods, so that what is made for any kind takes each of them.
 */
export interface DataKind<Row extends DataRow, Draft extends { name: string }> {
  name: KindName;
  endpoints: SharedEndpoints;
  useRows(): Fetched<{ items: Row[] }>;
  /** @param onSaved called as soon as it is saved, before the table has been fetched anew */
  useSaving(onSaved: () => void): Saving<Draft>;
  taste: Preference<TableTaste>;
  columns(): Column<Row>[];
  /** On a phone, below the name. */
  summary(row: Row): ReactNode;
  /** Everything that a search may find it by. */
  textsOf(row: Row): string[];
  /** Other names that lead to it, which nothing else can have. */
  aliasesOf?(row: Row): string[];
  /** Where one sees what uses it. */
  referencesAt(row: Row, groupSlug: string): LinkOptions;
  /** Chips that filter the table by more than what every kind has, and the rows that they let through. */
  Filters?(props: { search: DataSearch; onChange: (part: DataSearch) => void }): ReactNode;
  passes?(row: Row, search: DataSearch): boolean;
  /** Something more to do with several rows. */
  bulk?: { icon: Icon; title: () => string; Dialog: (props: { ids: string[]; onClose: () => void }) => ReactNode };
  emptyDraft: Draft;
  draftOf(row: Row): Draft;
  /** What is wrong with a draft, by field. */
  check(draft: Draft): Partial<Record<keyof Draft, string>>;
  Fields(props: { form: UseFormReturnType<Draft> }): ReactNode;
  merging?: Merging;
  /** What else is told before some of them are deleted. */
  Aftermath?(props: { gone: string[] }): ReactNode;
  /** On its empty page. */
  pictures: [string, string, string];
  /** There are lists of it in several languages. */
  isSeeded: boolean;
}

/** A kind where it does not matter what its rows and drafts hold besides. */
export type AnyKind = Pick<
  DataKind<DataRow, { name: string }>,
  'name' | 'endpoints' | 'useRows' | 'referencesAt' | 'bulk' | 'merging' | 'Aftermath' | 'pictures' | 'isSeeded'
>;
