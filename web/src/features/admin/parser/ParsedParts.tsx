import type { ParsedIngredient } from '@larder/contract';
import { formatNumber as formatAmount } from '@larder/kitchen';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { locale, type MessageKey, t } from '../../../lib/messages/index.ts';
import classes from './Parser.module.css';

/** From here on nobody needs to look twice. */
const sure = 0.75;

interface Part {
  title: MessageKey;
  /** Null where the line says nothing of it. */
  value: string | null;
  sureness: number | null;
  /** Whether the group has such a food or unit. */
  isKnown?: boolean;
}

const partsOf = ({ ingredient, confidence }: ParsedIngredient): Part[] => {
  const { quantity, unit, food, note } = ingredient;
  return [
    {
      title: 'playground.amount',
      value: quantity === null ? null : formatAmount(quantity, { locale: locale() }),
      sureness: confidence.quantity,
    },
    named('recipe.edit.unit', unit, confidence.unit),
    named('recipe.edit.food', food, confidence.food),
    { title: 'recipe.edit.note', value: note || null, sureness: confidence.comment },
  ];
};

const named = (title: MessageKey, entity: { id: string | null; name: string } | null, sureness: number | null): Part =>
  entity ? { title, value: entity.name, sureness, isKnown: entity.id !== null } : { title, value: null, sureness };

/** What a parser has made of a line: each part with how sure it is, and the line as a recipe would show it. */
export function ParsedParts({ parsed }: { parsed: ParsedIngredient }) {
  const { ingredient, confidence, language, corrections } = parsed;
  return (
    <section aria-label={t('playground.result')} aria-live="polite">
      <dl className={classes.parts}>
        {partsOf(parsed).map((part) => (
          <PartOfLine key={part.title} {...part} />
        ))}
      </dl>
      <dl className={classes.facts}>
        <div>
          <dt>{t('playground.shown-as')}</dt>
          <dd dir="auto">{ingredient.display}</dd>
        </div>
        <div>
          <dt>{t('playground.language')}</dt>
          <dd>{languageName(language)}</dd>
        </div>
        {confidence.average !== null && (
          <div>
            <dt>{t('playground.average')}</dt>
            <dd>{percent(confidence.average)}</dd>
          </div>
        )}
      </dl>
      {corrections.length > 0 && (
        <p className={classes.taught}>{t('playground.taught', { count: corrections.length })}</p>
      )}
    </section>
  );
}

function PartOfLine({ title, value, sureness, isKnown }: Part) {
  return (
    <div className={classes.part} data-missing={value === null || undefined}>
      <dt>{t(title)}</dt>
      <dd className={classes.value} dir="auto">
        {value ?? t('playground.none')}
      </dd>
      <dd className={classes.sureness} data-doubtful={(sureness !== null && sureness < sure) || undefined}>
        {value !== null && sureness !== null && (
          <>
            <span className={classes.bar} aria-hidden="true">
              <i style={{ '--share': `${Math.round(sureness * 100)}%` }} />
            </span>
            {t('playground.sure', { share: percent(sureness) })}
          </>
        )}
        {value !== null && sureness === null && t('playground.not-told')}
      </dd>
      {isKnown !== undefined && (
        <dd className={classes.known}>{t(isKnown ? 'playground.known' : 'playground.unknown')}</dd>
      )}
    </div>
  );
}

const percent = (share: number): string => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });

const languageName = (tag: string): string => new Intl.DisplayNames([locale()], { type: 'language' }).of(tag) ?? tag;
