import { Menu } from '@mantine/core';
import { IconArrowsJoin, IconArrowsSplit2, IconForms, IconLink, IconUnlink } from '@tabler/icons-react';
import { ApiError } from '../../../../lib/api/index.ts';
import { locale, t } from '../../../../lib/messages/index.ts';
import { toast } from '../../../../lib/toasts/toasts.ts';
import { lineText } from '../draft/link-ingredients.ts';
import type { IngredientRow } from '../draft/recipe-draft.ts';
import { unlink } from '../linked/link-line.ts';
import type { RowActions } from '../lists/use-row-actions.ts';
import { splitLines } from './split-lines.ts';

interface IngredientMenuProps {
  line: IngredientRow;
  actions: RowActions<IngredientRow>;
  onOpen: (id: string) => void;
  onLink: (id: string) => void;
}

/** What can be done with an ingredient alone. */
export function IngredientMenu({ line, actions, onOpen, onLink }: IngredientMenuProps) {
  const split = async () => {
    const end = toast.loading(t('recipe.edit.splitting'));
    try {
      const [parts] = await splitLines([line]);
      if (parts?.kind === 'line') actions.changeLine(line.id, () => parts, 'split');
      actions.focus(line.id);
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : t('api.unreachable'));
    } finally {
      end();
    }
  };
  const join = () => {
    const note = lineText(line, locale());
    const joined = { ...line, quantity: null, unit: null, food: null, recipe: null, note, isSplit: false };
    actions.changeLine(line.id, () => joined, 'join');
    actions.focus(line.id);
  };
  const link = (
    <Menu.Item leftSection={<IconLink size={20} />} onClick={() => onLink(line.id)}>
      {t(line.recipe ? 'recipe.edit.link-another' : 'recipe.edit.link-recipe')}
    </Menu.Item>
  );
  if (!line.isSplit) {
    return (
      <>
        <Menu.Item leftSection={<IconArrowsSplit2 size={20} />} onClick={() => void split()}>
          {t('understand.one')}
        </Menu.Item>
        {link}
      </>
    );
  }
  return (
    <>
      <Menu.Item leftSection={<IconForms size={20} />} onClick={() => onOpen(line.id)}>
        {t('recipe.edit.open-fields')}
      </Menu.Item>
      {link}
      {line.recipe && (
        <Menu.Item leftSection={<IconUnlink size={20} />} onClick={() => unlink(line, actions)}>
          {t('recipe.edit.unlink')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconArrowsJoin size={20} />} onClick={join}>
        {t('recipe.edit.join-line')}
      </Menu.Item>
    </>
  );
}
