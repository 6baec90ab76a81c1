import { Menu } from '@mantine/core';
import { IconArrowMerge, IconEye, IconHash, IconLink, IconPhoto, IconSeparatorHorizontal } from '@tabler/icons-react';
import { t } from '../../../../lib/messages/index.ts';

interface StepMenuProps {
  canMerge: boolean;
  canSplit: boolean;
  hasSummary: boolean;
  onLink: () => void;
  onMerge: () => void;
  onSplit: () => void;
  onSummary: () => void;
  onPreview: () => void;
  onPicture: () => void;
}

/** What can be done with a step alone. */
export function StepMenu({
  canMerge,
  canSplit,
  hasSummary,
  onLink,
  onMerge,
  onSplit,
  onSummary,
  onPreview,
  onPicture,
}: StepMenuProps) {
  return (
    <>
      <Menu.Item leftSection={<IconLink size={20} />} onClick={onLink}>
        {t('recipe.edit.link')}
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowMerge size={20} />} disabled={!canMerge} onClick={onMerge}>
        {t('recipe.edit.merge-above')}
      </Menu.Item>
      <Menu.Item leftSection={<IconSeparatorHorizontal size={20} />} disabled={!canSplit} onClick={onSplit}>
        {t('recipe.edit.split-here')}
      </Menu.Item>
      {!hasSummary && (
        <Menu.Item leftSection={<IconHash size={20} />} onClick={onSummary}>
          {t('recipe.edit.add-summary')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconPhoto size={20} />} onClick={onPicture}>
        {t('recipe.edit.insert-picture')}
      </Menu.Item>
      <Menu.Item leftSection={<IconEye size={20} />} onClick={onPreview}>
        {t('recipe.edit.preview')}
      </Menu.Item>
      <Menu.Divider />
    </>
  );
}
