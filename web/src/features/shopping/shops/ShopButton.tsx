import { OnDemand } from '../../../components/OnDemand.tsx';
import { lazy } from '../../../lib/screen/lazy.ts';
import { ShopChip, type ShopMenuProps } from './ShopChip.tsx';
import classes from './Shops.module.css';

const ShopMenu = lazy(() => import('./ShopMenu.tsx'));

/** In which shop a list is bought; a menu leads to the others. */
export function ShopButton(props: ShopMenuProps) {
  return (
    <div className={classes.shop}>
      <OnDemand button={(ask) => <ShopChip list={props.list} aria-haspopup="menu" onClick={ask} />}>
        <ShopMenu {...props} />
      </OnDemand>
    </div>
  );
}
