import type { EffectiveSetting } from '@larder/contract';
import { IconLock } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { t } from '../../../lib/messages/index.ts';
import classes from './Settings.module.css';
import { settingName } from './setting-name.ts';

export function SettingList({ settings }: { settings: EffectiveSetting[] }) {
  const place = useRouterState({ select: ({ location }) => location.hash });
  return (
    <ul className={classes.settings}>
      {settings.map((setting) => (
        <li key={setting.name} id={setting.name} data-here={setting.name === place || undefined}>
          <div>
            <b>{settingName(setting)}</b>
            <code dir="ltr">{setting.name}</code>
            <p className={classes.about}>{setting.about.replaceAll('`', '')}</p>
          </div>
          <span className={classes.value} dir="auto">
            {setting.isSecret && setting.isSet && <IconLock size={18} aria-hidden="true" />}
            {shownValue(setting)}
          </span>
          <span className={classes.from}>{t('admin.setting-from', { from: setting.from })}</span>
        </li>
      ))}
    </ul>
  );
}

const shownValue = ({ isSecret, isSet, value }: EffectiveSetting): string => {
  if (!isSet) return t('admin.setting-empty');
  return isSecret ? t('admin.setting-secret') : (value ?? '');
};
