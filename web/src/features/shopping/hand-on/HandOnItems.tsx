import type { ShoppingList } from '@larder/contract';
import { Menu } from '@mantine/core';
import { IconCopy, IconMarkdown, IconPrinter, IconQrcode, IconSend, IconShare2 } from '@tabler/icons-react';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { t } from '../../../lib/messages/index.ts';
import { asMarkdown, asText } from '../list-as-text.ts';
import type { ViewedItem } from '../sync/list-view.ts';

export type HandedOnBy = 'print' | 'code' | 'share';

interface HandOnItemsProps {
  list: ShoppingList;
  items: ViewedItem[];
  onAsk: (by: HandedOnBy) => void;
}

/** All the ways by which a list gets to where it is needed. */
export function HandOnItems({ list, items, onAsk }: HandOnItemsProps) {
  const text = () => asText(items, list.labelSettings);
  // Whoever closes the sheet of the device has not failed at anything.
  const send = () => navigator.share({ title: list.name, text: text() }).catch(() => undefined);
  return (
    <>
      {'share' in navigator && (
        <Menu.Item leftSection={<IconSend />} onClick={send}>
          {t('shopping.send-text')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconCopy />} onClick={() => void copyText(text())}>
        {t('shopping.copy-text')}
      </Menu.Item>
      <Menu.Item leftSection={<IconMarkdown />} onClick={() => void copyText(asMarkdown(items, list.labelSettings))}>
        {t('shopping.copy-markdown')}
      </Menu.Item>
      <Menu.Item leftSection={<IconShare2 />} onClick={() => onAsk('share')}>
        {t('share.action')}
      </Menu.Item>
      <Menu.Item leftSection={<IconQrcode />} onClick={() => onAsk('code')}>
        {t('shopping.open-on-phone')}
      </Menu.Item>
      <Menu.Item leftSection={<IconPrinter />} onClick={() => onAsk('print')}>
        {t('shopping.print')}
      </Menu.Item>
    </>
  );
}
