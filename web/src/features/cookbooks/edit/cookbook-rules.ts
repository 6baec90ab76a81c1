/** What a filter says that people choose by hand; everything else of it is written. */
export interface Rules {
  rating?: number | undefined;
  readyIn?: number | undefined;
  favorites?: 'own' | 'anyone' | undefined;
  made?: 'never' | undefined;
  /** Names; one of them is enough. */
  foods: string[];
  /** In the filter language. */
  rest: string;
}

/** The same as a filter over recipes. */
export const writeRules = ({ rating, readyIn, favorites, made, foods, rest }: Rules, userId: string): string => {
  const parts = [
    rating && `rating >= ${rating}`,
    readyIn && `totalMinutes <= ${readyIn}`,
    favorites && (favorites === 'own' ? `favoritedBy.id = "${userId}"` : 'favoritedBy.id IS NOT NULL'),
    made && 'lastMade IS NULL',
    foods.length > 0 && `recipeIngredient.food.name IN [${foods.map(quoted).join(', ')}]`,
  ].filter((part) => typeof part === 'string');
  const written = rest.trim();
  if (parts.length === 0 || written === '') return [...parts, written].filter(Boolean).join(' AND ');
  return [...parts, splitAtAnd(written) ? written : `(${written})`].join(' AND ');
};

/** What of a filter can be chosen by hand, and what is left to be written. */
export function readRules(filter: string, userId: string): Rules {
  const rules: Rules = { foods: [], rest: '' };
  const left: string[] = [];
  for (const part of splitAtAnd(filter) ?? [filter])
    if (!understand(part.trim(), rules, userId)) left.push(part.trim());
  return { ...rules, rest: left.filter(Boolean).join(' AND ') };
}

function understand(part: string, rules: Rules, userId: string): boolean {
  const rating = /^rating >= ([1-5])$/.exec(part)?.[1];
  const minutes = /^totalMinutes <= (\d{1,4})$/.exec(part)?.[1];
  const foods = /^recipeIngredient\.food\.name IN \[(.+)\]$/.exec(part)?.[1];
  if (rating && !rules.rating) rules.rating = Number(rating);
  else if (minutes && !rules.readyIn) rules.readyIn = Number(minutes);
  else if (part === `favoritedBy.id = "${userId}"` && !rules.favorites) rules.favorites = 'own';
  else if (part === 'favoritedBy.id IS NOT NULL' && !rules.favorites) rules.favorites = 'anyone';
  else if (part === 'lastMade IS NULL') rules.made = 'never';
  else if (foods && rules.foods.length === 0) return namesOf(foods, rules);
  else return false;
  return true;
}

function namesOf(list: string, rules: Rules): boolean {
  const names = textsIn(list);
  // A list that is written in another way stays as it is written.
  if (names.map(quoted).join(', ') !== list) return false;
  rules.foods = names;
  return true;
}

/** The texts in quotation marks, one after the other. */
function textsIn(list: string): string[] {
  const texts: string[] = [];
  let text: string | undefined;
  for (let at = 0; at < list.length; at += 1) {
    const sign = list[at] ?? '';
    if (text === undefined) text = sign === '"' ? '' : undefined;
    else if (sign === '"') {
      texts.push(text);
      text = undefined;
    } else {
      if (sign === '\\') at += 1;
      text += list[at] ?? '';
    }
  }
  return texts;
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** The parts of a filter that all have to fit; undefined where it offers alternatives, or ends within a text. */
function splitAtAnd(filter: string): string[] | undefined {
  const parts: string[] = [];
  let [depth, start, inText] = [0, 0, false];
  for (let at = 0; at < filter.length; at += 1) {
    const sign = filter[at];
    if (inText && sign === '\\') at += 1;
    else if (sign === '"') inText = !inText;
    else if (inText) continue;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (depth === 0 && /^\sOR\s/i.test(filter.slice(at, at + 4))) return undefined;
    else if (depth === 0 && /^\sAND\s/i.test(filter.slice(at, at + 5))) {
      parts.push(filter.slice(start, at));
      at += 4;
      start = at;
    }
  }
  return inText || depth !== 0 ? undefined : [...parts, filter.slice(start)];
}
