export { minutesOf } from '@larder/kitchen';
