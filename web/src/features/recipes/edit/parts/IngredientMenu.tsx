import { Menu } from '@mantine/core';
import { IconArrowsJoin, IconArrowsSplit2, IconForms } from '@tabler/icons-react';
import { ApiError } from '../../../../lib/api/index.ts';
import { locale, t } from '../../../../lib/messages/index.ts';
import { toast } from '../../../../lib/toasts/toasts.ts';
import { lineText } from '../draft/link-ingredients.ts';
import type { IngredientRow } from '../draft/recipe-draft.ts';
import type { RowActions } from '../lists/use-row-actions.ts';
import { splitLines } from './split-lines.ts';

interface IngredientMenuProps {
  line: IngredientRow;
  actions: RowActions<IngredientRow>;
  onOpen: (id: string) => void;
}

/** What can be done with an ingredient alone. */
export function IngredientMenu({ line, actions, onOpen }: IngredientMenuProps) {
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
    const joined = { ...line, quantity: null, unit: null, food: null, note, isSplit: false };
    actions.changeLine(line.id, () => joined, 'join');
    actions.focus(line.id);
  };
  if (!line.isSplit) {
    return (
      <Menu.Item leftSection={<IconArrowsSplit2 size={20} />} onClick={() => void split()}>
        {t('understand.one')}
      </Menu.Item>
    );
  }
  return (
    <>
      <Menu.Item leftSection={<IconForms size={20} />} onClick={() => onOpen(line.id)}>
        {t('recipe.edit.open-fields')}
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowsJoin size={20} />} onClick={join}>
        {t('recipe.edit.join-line')}
      </Menu.Item>
    </>
  );
}
