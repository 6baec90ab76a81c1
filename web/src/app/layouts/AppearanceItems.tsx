import { Menu } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { t } from '../../lib/messages/index.ts';
import { type Appearance, useAppearance } from '../../lib/theme/appearance.ts';
import classes from './AccountMenu.module.css';

const choices = [
  { appearance: 'light', icon: IconSun, title: 'appearance.light' },
  { appearance: 'dark', icon: IconMoon, title: 'appearance.dark' },
  { appearance: 'system', icon: IconDeviceDesktop, title: 'appearance.system' },
] as const satisfies { appearance: Appearance; [more: string]: unknown }[];

/** Light, dark, or as the system says, in one row of the menu. */
export function AppearanceItems() {
  const { appearance: chosen, choose } = useAppearance();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu holds groups of items, not fieldsets
    <div role="group" aria-label={t('appearance.title')} className={classes.appearance}>
      {choices.map(({ appearance, icon: Icon, title }) => (
        <Menu.Item
          key={appearance}
          aria-current={chosen === appearance || undefined}
          aria-label={t(title)}
          title={t(title)}
          closeMenuOnClick={false}
          className={classes.choice}
          onClick={() => choose(appearance)}
        >
          <Icon />
        </Menu.Item>
      ))}
    </div>
  );
}
