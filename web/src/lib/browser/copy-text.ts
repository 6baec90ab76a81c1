import { t } from '../messages/index.ts';
import { toast } from '../toasts/toasts.ts';

/** Puts a text where it can be pasted from, and says so. */
export const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(t('copy.done'));
  } catch {
    toast.error(t('copy.failed'));
  }
};
