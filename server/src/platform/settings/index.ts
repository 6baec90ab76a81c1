export { definitions } from './definitions.ts';
export { describeSettings, settingMeaning } from './describe-settings.ts';
export { SettingError } from './readers.ts';
export { readSettings, type Settings } from './settings.ts';
