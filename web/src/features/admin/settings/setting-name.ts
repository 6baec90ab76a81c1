import type { EffectiveSetting } from '@larder/contract';
import { t } from '../../../lib/messages/index.ts';

/** What a setting is called beside the name that the server knows it by. */
export function settingName({ name, subject }: Pick<EffectiveSetting, 'name' | 'subject'>): string {
  if (subject === 'colors') {
    const [, scheme, role] = name.split('_');
    return t('admin.setting-name.colors', { scheme: scheme === 'LIGHT' ? 'light' : 'dark', role: role ?? '' });
  }
  return t(`admin.setting-name.${subject === 'language-model' ? 'language_model' : subject}`, { name });
}
