import { contract, type KnownDecision, knownDecisions, type Move, type MoveRecipe } from '@larder/contract';
import { Chip, ChipRow } from '../../../components/Chip.tsx';
import { Photo } from '../../../components/Photo.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { MoveRecipeList } from '../MoveRecipeList.tsx';
import classes from '../MovingIn.module.css';
import { foundPicture } from '../moving-in.api.ts';

/** Recipes that the household has already, why one thinks so, and what is done with each. */
export function KnownRecipes({ move: { id, counts, choices } }: { move: Move }) {
  const choose = useChange(contract.moves.choose, { saysDone: true });
  const params = { moveId: id };
  return (
    <section className={classes.part}>
      <h2>{t('moving.known', { count: counts.known })}</h2>
      <ChipRow label={t('moving.known-all-label')}>
        {knownDecisions.map((one) => (
          <Chip
            key={one}
            selected={counts.decided === 0 && choices.known === one}
            onClick={() => choose.mutate({ params, body: { known: one } })}
          >
            {t(`moving.known-all.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      <MoveRecipeList
        moveId={id}
        query={{ known: 'yes' }}
        label={t('moving.known', { count: counts.known })}
        nothing={null}
        render={(recipe) => <KnownRow moveId={id} recipe={recipe} usual={choices.known} />}
      />
    </section>
  );
}

function KnownRow({ moveId, recipe, usual }: { moveId: string; recipe: MoveRecipe; usual: KnownDecision }) {
  const { name, known, number } = recipe;
  const decide = useChange(contract.moves.decide, { saysDone: true });
  const decision = recipe.decision ?? usual;
  return (
    <div className={classes.knownRow}>
      <Photo name={name} src={foundPicture(moveId, recipe)} className={classes.thumb ?? ''} />
      <div>
        <b dir="auto">{name}</b>
        {known && (
          <small>
            {t(`moving.because.${known.reason}`, { name: known.name, same: known.same ?? 0, of: known.of ?? 0 })}
          </small>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that the row has no use for */}
      <div role="group" aria-label={t('moving.known-label', { name })} className={classes.choices}>
        {knownDecisions.map((one) => (
          <Chip
            key={one}
            selected={decision === one}
            onClick={() => decide.mutate({ params: { moveId }, body: { numbers: [number], decision: one } })}
          >
            {t(`moving.known-one.${one}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
