import { contract, type Tool } from '@larder/contract';
import { Checkbox } from '@mantine/core';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './RecipeView.module.css';

/** What the recipe needs; members tick off what they have, and every other recipe knows it. */
export function RecipeTools({ tools, isOwn }: { tools: readonly Tool[]; isOwn: boolean }) {
  return (
    <section aria-labelledby="tools-heading">
      <h2 id="tools-heading">{t('recipe.tools')}</h2>
      {isOwn ? (
        <>
          <p className={classes.hint}>{t('recipe.tools-hint')}</p>
          <ul>
            {tools.map((tool) => (
              <li key={tool.id}>
                <OwnTool tool={tool} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <ul className={classes.tags}>
          {tools.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OwnTool({ tool: { id, name, onHand } }: { tool: Tool }) {
  const { mutate } = useChange(contract.tools.replace, {
    optimistic: (update, { body }) =>
      update.edit(contract.recipes.get, (recipe) => ({
        ...recipe,
        tools: recipe.tools.map((one) => (one.id === id ? { ...one, onHand: body.onHand === true } : one)),
      })),
  });
  return (
    <Checkbox
      label={<bdi>{name}</bdi>}
      checked={onHand}
      // A finger needs 44 px.
      styles={{ body: { minHeight: 44, alignItems: 'center' } }}
      onChange={(event) => mutate({ params: { itemId: id }, body: { onHand: event.currentTarget.checked } })}
    />
  );
}
