import { preference } from '../../lib/preferences/preference.ts';

export const importPreferences = preference('larder.import', { includeTags: false, editAfterwards: false });
