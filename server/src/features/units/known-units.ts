import { type LocaleName, locales, type StandardUnit, standardUnits, type Unit } from '@larder/contract';
import { plainText, toNumber } from '@larder/kitchen';
import { findUnit } from '@larder/kitchen/units/reading';
import unitNames from './unit-names.json' with { type: 'json' };
import { unitSizes } from './unit-sizes.ts';

export type KnownUnit = Pick<
  Unit,
  'name' | 'pluralName' | 'abbreviation' | 'fraction' | 'standardQuantity' | 'standardUnit'
>;

const namesIn: Readonly<Record<LocaleName, Readonly<Record<string, string>>>> = unitNames;

/** The units that cooks of a language know, each written as name|plural|abbreviation, of which the last two may be missing. */
export const unitsKnownIn = (locale: LocaleName): KnownUnit[] =>
  Object.entries(unitSizes).map(([key, { size, metric = size, british = metric, shown }]) => {
    const [name = '', pluralName, abbreviation = ''] = (namesIn[locale][key] ?? '').split('|');
    return {
      name,
      pluralName: pluralName || null,
      abbreviation,
      fraction: shown === 'fraction',
      ...standardOf(locale === 'en-US' ? size : locale === 'en-GB' ? british : metric),
    };
  });

interface Standard {
  standardQuantity: number | null;
  standardUnit: StandardUnit | null;
}

const standardOf = (size = ''): Standard => {
  const [quantity, unit] = size.split(' ');
  const standardUnit = standardUnits.find((one) => one === unit);
  return standardUnit
    ? { standardQuantity: Number(quantity), standardUnit }
    : { standardQuantity: null, standardUnit: null };
};

/**
 * What is known of a unit of this name, which may be a plural or an abbreviation in any of the languages. The units that
 * a recipe names beside it tell the language: two "gram" beside a "msk" are no "grams".
 */
export const findKnownUnit = (
  name: string,
  namesBeside: readonly string[] = [],
): Omit<KnownUnit, 'name'> | undefined => {
  const languages = [...languagesOf(namesBeside), byName()];
  const known = languages.flatMap((names) => names.get(name) ?? names.get(comparable(name)) ?? [])[0];
  if (!known) return measureOf(name);
  const { name: singular, ...rest } = known;
  const { pluralName } = rest;
  // An abbreviation has no plural: two "EL" are not two "Esslöffel".
  const isAbbreviation = comparable(name) === comparable(rest.abbreviation) && name !== singular;
  return {
    ...rest,
    pluralName: isAbbreviation ? null : pluralName,
    abbreviation: isAbbreviation ? name : rest.abbreviation,
  };
};

/** Spellings that no list has, such as "gr" and "spsk", still are measures. */
const measureOf = (name: string): Omit<KnownUnit, 'name'> | undefined => {
  const unit = findUnit(name);
  if (!unit) return undefined;
  const { dimension, system, size } = unit;
  const standardUnit = dimension === 'mass' ? 'gram' : dimension === 'volume' ? 'milliliter' : null;
  return {
    pluralName: null,
    abbreviation: '',
    fraction: system !== 'metric',
    standardUnit,
    standardQuantity: standardUnit && toNumber(size),
  };
};

const comparable = (name: string): string => plainText(name.replaceAll('.', ' ')).replaceAll(/\s+/g, ' ').trim();

type Names = ReadonlyMap<string, KnownUnit>;

const languagesFound = new WeakMap<readonly string[], Names[]>();

/** Found once for all units of a recipe, which has the same names beside each of them. */
const languagesOf = (names: readonly string[]): Names[] => {
  const languages = languagesFound.get(names) ?? findLanguages(names);
  languagesFound.set(names, languages);
  return languages;
};

/** Those that know most of the names; none where English knows as many. */
const findLanguages = (names: readonly string[]): Names[] => {
  const different = [...new Set(names)].map((name) => [name, comparable(name)] as const);
  const scored = namesByLocale().map(({ locale, known }) => ({
    locale,
    known,
    score: different.reduce((sum, [name, plain]) => sum + likeness(name, known.get(name) ?? known.get(plain)), 0),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  const leading = scored.filter(({ score }) => score === best);
  return leading.some(({ locale }) => locale === 'en-US') ? [] : leading.map(({ known }) => known);
};

/** "el" is Dutch more than German, which writes "EL". */
const likeness = (name: string, unit: KnownUnit | undefined): number =>
  unit ? ([unit.name, unit.pluralName, unit.abbreviation].includes(name) ? 2 : 1) : 0;

/** A name that several languages have means the unit of the first of them. */
const first: readonly LocaleName[] = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'pt-BR', 'sv-SE', 'pl-PL'];
const localesByUse = [...first, ...locales.filter((locale) => !first.includes(locale))];

let everyName: Names | undefined;
const byName = (): Names => {
  everyName ??= namesOf(localesByUse.flatMap(unitsKnownIn));
  return everyName;
};

let perLocale: { locale: LocaleName; known: Names }[] | undefined;
const namesByLocale = () => {
  perLocale ??= localesByUse.map((locale) => ({ locale, known: namesOf(unitsKnownIn(locale)) }));
  return perLocale;
};

/** As it is written first, so that "Liter" is German; then however it is written, where English comes first. */
const namesOf = (all: readonly KnownUnit[]): Names => {
  const found = new Map<string, KnownUnit>();
  const note = (name: string | null, unit: KnownUnit) => {
    if (name && !found.has(name)) found.set(name, unit);
  };
  for (const spelled of [(name: string) => name, comparable]) {
    for (const part of ['name', 'pluralName', 'abbreviation'] as const) {
      for (const unit of all) note(spelled(unit[part] ?? ''), unit);
    }
  }
  return found;
};
