import { type Recipe, visibilities } from '@larder/contract';
import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import { useChangeVisibility } from './use-change-visibility.ts';
import { useVisibilitySentence } from './use-visibility-sentence.ts';
import classes from './Visibility.module.css';
import { VisibilityLine } from './VisibilityLine.tsx';
import { visibilityIcons, visibilityOf } from './visibility.ts';

/** Says who sees a recipe, and lets whoever may change it choose another answer. */
export function VisibilityMenu({ recipe, canEdit }: { recipe: Recipe; canEdit: boolean }) {
  const me = useMe();
  const change = useChangeVisibility(recipe);
  const current = visibilityOf(recipe);
  const sentence = useVisibilitySentence(current);
  if (!canEdit) {
    return (
      <p className={classes.who}>
        <VisibilityLine visibility={current} />
      </p>
    );
  }
  const isOwner = recipe.userId === me?.id;
  return (
    <p className={classes.who}>
      <Menu position="bottom-start" width={296}>
        <Menu.Target>
          <button type="button" className={classes.choose} aria-label={t('visibility.change', { now: sentence })}>
            <VisibilityLine visibility={current} />
            <IconChevronDown aria-hidden="true" />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {visibilities
            .filter((one) => isOwner || one !== 'owner')
            .map((one) => {
              const Icon = visibilityIcons[one];
              return (
                <Menu.Item
                  key={one}
                  aria-current={one === current || undefined}
                  leftSection={<Icon size={20} stroke={1.5} />}
                  rightSection={one === current && <IconCheck size={18} stroke={1.75} aria-hidden="true" />}
                  onClick={() => one !== current && change(one)}
                >
                  {t(`visibility.choose-${one}`)}
                  <small className={classes.hint}>{t(`visibility.hint-${one}`)}</small>
                </Menu.Item>
              );
            })}
        </Menu.Dropdown>
      </Menu>
    </p>
  );
}
