import type { Recipe } from '@larder/contract';
import { shortTime } from '../../../lib/dates/short-time.ts';
import type { MessageKey } from '../../../lib/messages/index.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './RecipeFigures.module.css';

/** Times and when it was last made, as figures with a name below. */
export function RecipeFigures({ recipe }: { recipe: Recipe }) {
  const times: [MessageKey, string | null][] = [
    ['recipe.prep-time', recipe.prepTime],
    ['recipe.cook-time', recipe.performTime ?? recipe.cookTime],
    ['recipe.total-time', recipe.totalTime],
  ];
  const shown = times.flatMap(([name, text]) => {
    const time = shortTime(text);
    return time ? [{ name, time }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <dl className={classes.figures}>
      {shown.map(({ name, time }) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            <Figure text={time} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Numbers large, what they count small. */
const Figure = ({ text }: { text: string }) =>
  text.split(/(\d[\d.,]*)/).map((part, index) => {
    const key = `${index} ${part}`;
    return /^\d/.test(part) ? <span key={key}>{part}</span> : <small key={key}>{part}</small>;
  });
