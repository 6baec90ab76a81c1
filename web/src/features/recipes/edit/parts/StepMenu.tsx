import { Menu } from '@mantine/core';
import { IconArrowMerge, IconEye, IconHash, IconLink, IconPhoto, IconSeparatorHorizontal } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { t } from '../../../../lib/messages/index.ts';
import { emptyStep, type StepRow } from '../draft/recipe-draft.ts';
import type { RowActions, RowOf } from '../lists/use-row-actions.ts';

interface StepMenuProps {
  step: StepRow;
  above: RowOf<StepRow> | undefined;
  actions: RowActions<StepRow>;
  /** Where the step's field is found, which knows the cursor. */
  list: RefObject<HTMLUListElement | null>;
  hasSummary: boolean;
  isPreviewed: boolean;
  onLink: () => void;
  onSummary: () => void;
  onPreview: () => void;
  /** Undefined as long as there is no recipe to which a file could be attached. */
  onPicture: (() => void) | undefined;
}

/** What can be done with a step alone. */
export function StepMenu({
  step,
  above,
  actions,
  list,
  hasSummary,
  isPreviewed,
  onLink,
  onSummary,
  onPreview,
  onPicture,
}: StepMenuProps) {
  const merge = (above: StepRow) => {
    const text = [above.text.trimEnd(), step.text.trimStart()].filter(Boolean).join('\n');
    const summary = above.summary || step.summary;
    const ingredientIds = [...new Set([...above.ingredientIds, ...step.ingredientIds])];
    actions.replace([above, step], [{ ...above, summary, text, ingredientIds }], t('recipe.edit.merged'));
    actions.focus(above.id, above.text.trimEnd().length);
  };
  const split = () => {
    const field = list.current?.querySelector(`[data-row="${CSS.escape(step.id)}"] textarea`);
    const cursor = field instanceof HTMLTextAreaElement ? field.selectionStart : step.text.length;
    const below = { ...emptyStep(step.text.slice(cursor).trimStart()), ingredientIds: step.ingredientIds };
    actions.replace(
      [step],
      [{ ...step, text: step.text.slice(0, cursor).trimEnd() }, below],
      t('recipe.edit.was-split'),
    );
    actions.focus(below.id, 'start');
  };
  return (
    <>
      <Menu.Item leftSection={<IconLink size={20} />} onClick={onLink}>
        {t('recipe.edit.link')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowMerge size={20} />}
        disabled={above?.kind !== 'line'}
        onClick={() => above?.kind === 'line' && merge(above)}
      >
        {t('recipe.edit.merge-above')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconSeparatorHorizontal size={20} />}
        disabled={step.text.trim() === '' || isPreviewed}
        onClick={split}
      >
        {t('recipe.edit.split-here')}
      </Menu.Item>
      {!hasSummary && (
        <Menu.Item leftSection={<IconHash size={20} />} onClick={onSummary}>
          {t('recipe.edit.add-summary')}
        </Menu.Item>
      )}
      {onPicture && (
        <Menu.Item leftSection={<IconPhoto size={20} />} onClick={onPicture}>
          {t('recipe.edit.insert-picture')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconEye size={20} />} onClick={onPreview}>
        {t('recipe.edit.preview')}
      </Menu.Item>
      <Menu.Divider />
    </>
  );
}
