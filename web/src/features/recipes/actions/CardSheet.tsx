import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { IconButton } from '../../../components/IconButton.tsx';
import { StarField } from '../../../components/StarField.tsx';
import { useArrived } from '../../../components/use-arrival.ts';
import { t } from '../../../lib/messages/index.ts';
import { RecipePhoto } from '../../recipe-pictures/index.ts';
import { useOwnRating } from '../recipes.api.ts';
import { RecipeFacts } from '../shared/RecipeFacts.tsx';
import classes from './actions.module.css';
import type { CardMenuPart } from './card-menu-props.ts';
import type { RecipeAction } from './use-recipe-actions.ts';

/** The menu of a card in reach of a thumb. */
export function CardSheet({ recipe, groupSlug, isOwn, actions, onAsk, onClose }: CardMenuPart) {
  const arrived = useArrived();
  return (
    <Drawer.Root opened={arrived} onClose={onClose} position="bottom" classNames={{ content: classes.sheet ?? '' }}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('table.more', { name: recipe.name })}>
        <Drawer.Body className={classes.sheetBody}>
          <div className={classes.head}>
            <RecipePhoto recipe={recipe} className={classes.headPicture} />
            <span>
              <span className={classes.headName} dir="auto">
                {recipe.name}
              </span>
              <RecipeFacts recipe={recipe} />
            </span>
            <IconButton icon={IconX} label={t('action.close')} onClick={onClose} />
          </div>
          {isOwn && <SheetRating recipe={recipe} />}
          {actions.map((group) => (
            <ul key={group[0]?.key} className={classes.entries}>
              {group.map((action) => (
                <li key={action.key}>
                  <SheetEntry
                    action={action}
                    params={{ groupSlug, recipeSlug: recipe.slug }}
                    onAsk={onAsk}
                    onClose={onClose}
                  />
                </li>
              ))}
            </ul>
          ))}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function SheetRating({ recipe }: { recipe: { id: string; slug: string } }) {
  const { rating, rate } = useOwnRating(recipe);
  return (
    <div className={classes.sheetRating}>
      <span aria-hidden="true">{t('recipe.own-rating')}</span>
      <StarField legend={t('recipe.own-rating')} rating={rating} onRate={rate} />
    </div>
  );
}

interface SheetEntryProps extends Pick<CardMenuPart, 'onAsk' | 'onClose'> {
  action: RecipeAction;
  params: { groupSlug: string; recipeSlug: string };
}

function SheetEntry({ action, params, onAsk, onClose }: SheetEntryProps) {
  const { icon: Icon, title, isDangerous } = action;
  const className = [classes.entry, isDangerous && classes.dangerous].filter(Boolean).join(' ');
  const shown = (
    <>
      <Icon size={22} stroke={1.5} aria-hidden="true" />
      {title}
    </>
  );
  if ('search' in action) {
    return (
      <Link to="/g/$groupSlug/r/$recipeSlug" params={params} search={action.search} className={className}>
        {shown}
      </Link>
    );
  }
  const act = () => {
    if ('asks' in action) return onAsk(action.asks);
    action.run();
    onClose();
  };
  return (
    <button type="button" className={className} onClick={act}>
      {shown}
    </button>
  );
}
