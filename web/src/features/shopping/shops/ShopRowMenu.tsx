import type { Shop } from '@larder/contract';
import { RowMenu } from '../../../components/data-table/index.ts';
import { ShopChanges } from './ShopChanges.tsx';

interface ShopRowMenuProps {
  label: string;
  shop: Shop;
  onRename: () => void;
}

export default function ShopRowMenu({ label, shop, onRename }: ShopRowMenuProps) {
  return (
    <RowMenu label={label}>
      <ShopChanges shop={shop} onRename={onRename} />
    </RowMenu>
  );
}
