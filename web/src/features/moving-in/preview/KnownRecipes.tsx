import { contract, type KnownDecision, knownDecisions, type Move, type MoveRecipe } from '@larder/contract';
import { SegmentedControl } from '@mantine/core';
import { Photo } from '../../../components/Photo.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { MoveRecipeList } from '../MoveRecipeList.tsx';
import classes from '../MovingIn.module.css';
import { foundPicture } from '../moving-in.api.ts';

/** As one of the choices for all: each has its own. */
const singly = 'singly';

/** Recipes that the household has already, why one thinks so, and what is done with each. */
export function KnownRecipes({ move: { id, counts, choices } }: { move: Move }) {
  const choose = useChange(contract.moves.choose, { saysDone: true });
  const params = { moveId: id };
  return (
    <section className={classes.part}>
      <header>
        <h2>
          {t('moving.known')} <span className={classes.count}>{formatNumber(counts.known)}</span>
        </h2>
        <SegmentedControl
          aria-label={t('moving.known-all-label')}
          data={[
            ...knownDecisions.map((one) => ({ value: one, label: t(`moving.known-all.${one}`) })),
            ...(counts.decided > 0 ? [{ value: singly, label: t('moving.known-all.singly') }] : []),
          ]}
          value={counts.decided > 0 ? singly : choices.known}
          onChange={(value) => {
            const known = knownDecisions.find((one) => one === value);
            if (known) choose.mutate({ params, body: { known } });
          }}
        />
      </header>
      <MoveRecipeList
        moveId={id}
        query={{ known: 'yes' }}
        label={t('moving.known')}
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
      <SegmentedControl
        aria-label={t('moving.known-label', { name })}
        data={knownDecisions.map((one) => ({ value: one, label: t(`moving.known-one.${one}`) }))}
        value={decision}
        onChange={(value) =>
          decide.mutate({
            params: { moveId },
            body: { numbers: [number], decision: knownDecisions.find((one) => one === value) ?? null },
          })
        }
      />
    </div>
  );
}
