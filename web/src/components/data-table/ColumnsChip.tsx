import { IconColumns3 } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { t } from '../../lib/messages/index.ts';
import { Chip } from '../Chip.tsx';

export function ColumnsChip(props: ComponentProps<'button'>) {
  return (
    <Chip opensMenu {...props}>
      <IconColumns3 />
      {t('table.columns')}
    </Chip>
  );
}
