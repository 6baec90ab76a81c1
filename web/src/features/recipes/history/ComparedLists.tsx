import type { VersionComparison, VersionIngredient } from '@larder/contract';
import { displayIngredient } from '@larder/kitchen';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { locale, t } from '../../../lib/messages/index.ts';
import classes from './History.module.css';
import { Words } from './Words.tsx';

interface Row {
  key: string;
  isSame: boolean;
  content: ReactNode;
}

interface Compared {
  comparison: VersionComparison;
  level: 2 | 3;
}

export function ComparedIngredients({ comparison: { before, after, pairs }, level }: Compared) {
  const rows = pairs.recipeIngredient.map(([one, other]): Row => {
    const [old, now] = [partsOf(before?.recipeIngredient[one ?? -1]), partsOf(after.recipeIngredient[other ?? -1])];
    const former = before ? old : now;
    return {
      key: `${one} ${other}`,
      isSame: JSON.stringify(former) === JSON.stringify(now),
      content: (
        <div className={classes.ingredient}>
          {(former.title || now.title) && (
            <b className={classes.rowTitle} dir="auto">
              <Words before={former.title} after={now.title} />
            </b>
          )}
          <span className={classes.amount}>
            <Words before={former.amount} after={now.amount} />
          </span>
          <span dir="auto">
            <Words before={former.food} after={now.food} />{' '}
            <small>
              <Words before={former.note} after={now.note} />
            </small>
          </span>
        </div>
      ),
    };
  });
  return (
    <Rows level={level} name={t('recipe.ingredients')} rows={rows} whole={!before} sameKey="history.same-ingredients" />
  );
}

function partsOf(line: VersionIngredient | undefined) {
  if (!line) return { title: '', amount: '', food: '', note: '' };
  const { quantity, unit, food, note } = displayIngredient(line, { locale: locale() });
  const amount = [quantity, unit].filter(Boolean).join(' ');
  return { title: line.title ?? '', amount, food: food || note, note: food ? note : '' };
}

export function ComparedSteps({ comparison: { before, after, pairs }, level }: Compared) {
  const rows = pairs.recipeInstructions.map(([one, other]): Row => {
    const now = after.recipeInstructions[other ?? -1] ?? nothing;
    const old = before ? (before.recipeInstructions[one ?? -1] ?? nothing) : now;
    return {
      key: `${one} ${other}`,
      isSame: old.text === now.text && old.title === now.title && old.summary === now.summary,
      content: (
        <div className={classes.step}>
          <span className={classes.number}>{(other ?? one ?? 0) + 1}</span>
          <span dir="auto">
            {(old.title || now.title) && (
              <b className={classes.rowTitle}>
                <Words before={old.title} after={now.title} />
              </b>
            )}
            {(old.summary || now.summary) && (
              <b>
                <Words before={old.summary} after={now.summary} />{' '}
              </b>
            )}
            <Words before={old.text} after={now.text} />
          </span>
        </div>
      ),
    };
  });
  return <Rows level={level} name={t('recipe.method')} rows={rows} whole={!before} sameKey="history.same-steps" />;
}

export function ComparedNotes({ comparison: { before, after, pairs }, level }: Compared) {
  const rows = pairs.notes.map(([one, other]): Row => {
    const now = after.notes[other ?? -1] ?? nothing;
    const old = before ? (before.notes[one ?? -1] ?? nothing) : now;
    return {
      key: `${one} ${other}`,
      isSame: old.text === now.text && old.title === now.title,
      content: (
        <div className={classes.text} dir="auto">
          {(old.title || now.title) && (
            <b className={classes.rowTitle}>
              <Words before={old.title} after={now.title} />
            </b>
          )}
          <Words before={old.text} after={now.text} />
        </div>
      ),
    };
  });
  return <Rows level={level} name={t('recipe.notes')} rows={rows} whole={!before} sameKey="history.same-notes" />;
}

const nothing = { title: '', summary: '', text: '' };

interface RowsProps {
  level: 2 | 3;
  name: string;
  rows: Row[];
  /** Nothing is compared, so everything is shown. */
  whole: boolean;
  sameKey: 'history.same-ingredients' | 'history.same-steps' | 'history.same-notes';
}

/** What is different; how much else there is stands below, and is shown by a tap. */
function Rows({ level, name, rows, whole, sameKey }: RowsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const Heading = `h${level}` as const;
  const same = whole ? 0 : rows.filter(({ isSame }) => isSame).length;
  const isReordered = same > 0 && same === rows.length;
  const all = whole || showsAll || isReordered;
  if (rows.length === 0) return null;
  return (
    <>
      <Heading>{name}</Heading>
      {isReordered && <p className={classes.hint}>{t('history.reordered')}</p>}
      <ul>
        {rows
          .filter(({ isSame }) => all || !isSame)
          .map(({ key, isSame, content }) => (
            <li key={key} className={classes.row} data-same={(isSame && !whole) || undefined}>
              {content}
            </li>
          ))}
      </ul>
      {same > 0 && !isReordered && (
        <button type="button" className={classes.fold} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          <IconChevronDown size={20} stroke={1.5} aria-hidden="true" />
          {t(sameKey, { count: same })}
        </button>
      )}
    </>
  );
}
