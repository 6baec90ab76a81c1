/** What the rules need to know to read lines in a language; all of it in lower case. */
export interface LanguageData {
  code: string;
  /** Words between the ends of a range, and between a whole and its fraction. */
  range: string[];
  and: string[];
  /** Number words with their values: "eine=1 halbe=0.5". */
  numbers: string;
  /** Units beside the standard ones of `unitWords`, in every spelling, separated by commas: "prise, bund, pck". */
  units: string;
  /** Words between a unit and the food that say nothing: "de", "di", "av"; ones that end with ' stick to the food. */
  links: string[];
  /** Words before the amount or the food that belong into the note: "ca.", "etwas", "q.b.". */
  vague: string[];
  /** Words for the size of a food or the fullness of a spoon. */
  sizes: string[];
  /** Words that begin a note within the food: "zum", "pour", "al gusto". */
  noteBegins: string[];
  /** What was done to the food, before it or after it: "gehackt", "picada". */
  prepared: string[];
  /** Foods that have a unit, a preparation or a purpose in their name, and stay whole: "bouquet garni", "carne picada", "proszek do pieczenia". */
  foods?: string[];
  /** Sizes that are units when they have no dot: "kl." in German, where "KL" is a coffee spoon. */
  dottedSizes?: string[];
  /** What is taken from a food that is counted: "Saft" in "Saft von 1 Zitrone". */
  takenParts: string[];
  /** Words that are no food by themselves, so that what follows is still the food: "hela" in "hela skalade tomater". */
  qualities: string[];
  nounsAreCapital?: true;
  /** Words follow one another without blanks, as in Japanese. */
  isUnspaced?: true;
  /** Fractions often stand before their whole, where they appear behind it: "1/2 1". */
  isRightToLeft?: true;
  /** Units that stand before their number: "大さじ" in "大さじ2". */
  unitsBefore?: string[];
  /** Units behind their food: "daiviņas" in "3 ķiploka daiviņas". */
  unitsBehind?: string[];
  /** What adds to an amount from behind its unit, or to one of it: "ونصف=0.5" in "كوب ونصف سكر". */
  moreBehind?: string;
  /** Units whose form says that there are two of them: "كوبان". */
  pairs?: string[];
  /** What counts where a unit follows, each with the one digit or fraction that it stands for: "半=½ 两=2". */
  counts?: string;
  /** Words that are in most recipes of the language, by which it is known. */
  common: string;
}

type Few = Pick<LanguageData, 'code' | 'range' | 'and' | 'numbers' | 'units' | 'vague' | 'noteBegins' | 'common'> &
  Partial<LanguageData>;

/** A language of which little is known: what is left of a line is its food. */
export const languageOfFew = (known: Few): LanguageData => ({
  links: [],
  sizes: [],
  prepared: [],
  takenParts: [],
  qualities: [],
  ...known,
});
