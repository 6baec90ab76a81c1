import type { BinItem } from '@larder/contract';
import { Button } from '@mantine/core';
import {
  IconBell,
  IconBlender,
  IconBolt,
  IconBook2,
  IconBuildingStore,
  IconCalendarEvent,
  IconCarrot,
  IconCategory,
  IconDice3,
  IconLink,
  IconMessage,
  IconPalette,
  IconPaperclip,
  IconRepeat,
  IconRestore,
  IconScale,
  IconShoppingCart,
  IconTag,
  IconTemplate,
  IconTimelineEvent,
  IconWebhook,
} from '@tabler/icons-react';
import { formatAgo, formatDay, formatMoment } from '../../lib/dates/dates.ts';
import { isDay } from '../../lib/dates/days.ts';
import { t } from '../../lib/messages/index.ts';
import { RecipePhoto } from '../recipe-pictures/index.ts';
import classes from './Bin.module.css';
import { useRestore } from './use-restore.ts';

const icons = {
  shareToken: IconLink,
  asset: IconPaperclip,
  comment: IconMessage,
  timelineEvent: IconTimelineEvent,
  mealplan: IconCalendarEvent,
  mealplanRule: IconDice3,
  mealplanTemplate: IconTemplate,
  mealplanRepeat: IconRepeat,
  cookbook: IconBook2,
  shoppingList: IconShoppingCart,
  shop: IconBuildingStore,
  webhook: IconWebhook,
  notifier: IconBell,
  recipeAction: IconBolt,
  food: IconCarrot,
  unit: IconScale,
  label: IconPalette,
  category: IconCategory,
  tag: IconTag,
  tool: IconBlender,
};

const day = 24 * 3_600_000;
/** From so few days on it is told as a warning. */
const soon = 3;

export function BinRow({ item }: { item: BinItem }) {
  const { restore, isPending } = useRestore();
  const { id, kind, references, image, deletedBy, deletedAt, keptUntil } = item;
  // A link to a week is named by the first day of that.
  const name = kind === 'shareToken' && isDay(item.name) ? formatDay(item.name) : item.name;
  const days = Math.max(0, Math.ceil((Date.parse(keptUntil) - Date.now()) / day));
  const what = t('bin.item', { kind, count: references ?? 0 });
  const when = momentInWords(deletedAt);
  return (
    <li className={classes.item}>
      {kind === 'recipe' ? (
        <RecipePhoto recipe={{ id, name, image }} className={classes.picture} />
      ) : (
        <Sign kind={kind} />
      )}
      <span className={classes.about}>
        <b dir="auto">{name}</b>
        <small>
          {deletedBy ? t('bin.deleted-by', { what, who: deletedBy, when }) : t('bin.deleted', { what, when })}
        </small>
      </span>
      <small className={classes.left} data-soon={days <= soon || undefined}>
        {t('bin.days-left', { days })}
      </small>
      <Button
        variant="default"
        className={classes.restore}
        aria-label={t('bin.restore-one', { name })}
        loading={isPending}
        onClick={() => void restore([id])}
      >
        <IconRestore size={20} stroke={1.5} aria-hidden="true" />
        <span className={classes.word}>{t('bin.restore')}</span>
      </Button>
    </li>
  );
}

function Sign({ kind }: { kind: keyof typeof icons }) {
  const Icon = icons[kind];
  return (
    <span className={classes.sign}>
      <Icon aria-hidden="true" />
    </span>
  );
}

/** Today at 18:20, yesterday, 14 Nov. */
const momentInWords = (moment: string): string => {
  const [then, today] = [new Date(moment), new Date()];
  if (then.toDateString() === today.toDateString()) {
    return t('bin.today-at', { time: formatMoment(moment, { timeStyle: 'short' }) });
  }
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (then.toDateString() === yesterday.toDateString()) return formatAgo(yesterday, yesterday.getTime() + day);
  return formatDay(moment, { day: 'numeric', month: 'short' });
};
