export { activitySentence } from './activity-sentence.ts';
