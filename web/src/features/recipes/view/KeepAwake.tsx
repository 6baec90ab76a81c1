import { IconBulb, IconBulbOff } from '@tabler/icons-react';
import { IconButton } from '../../../components/IconButton.tsx';
import { t } from '../../../lib/messages/index.ts';
import { preference } from '../../../lib/preferences/preference.ts';
import { canStayAwake, useWakeLock } from '../../../lib/screen/use-wake-lock.ts';

const awakePreference = preference<{ staysAwake: boolean }>('recipe-awake', { staysAwake: true });

/** The screen stays on while a recipe is open, unless somebody would rather not; drawn only where the browser can do it. */
export function KeepAwake() {
  const [{ staysAwake }, change] = awakePreference.use();
  useWakeLock(staysAwake);
  if (!canStayAwake) return null;
  return (
    <IconButton
      icon={staysAwake ? IconBulb : IconBulbOff}
      label={t('recipe.stays-awake')}
      aria-pressed={staysAwake}
      onClick={() => change({ staysAwake: !staysAwake })}
    />
  );
}
