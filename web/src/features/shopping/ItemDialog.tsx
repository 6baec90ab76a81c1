import type { ListLabel, ListRecipe } from '@larder/contract';
import { contract } from '@larder/contract';
import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import compact from '../../components/Compact.module.css';
import { Dialog, DialogActions } from '../../components/Dialog.tsx';
import { useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { Explained } from './Explained.tsx';
import classes from './Lists.module.css';
import { PriceField } from './prices/PriceField.tsx';
import type { ViewedItem } from './sync/list-view.ts';
import type { ItemActions } from './use-item-actions.ts';

interface ItemDialogProps {
  item: ViewedItem;
  settings: ListLabel[];
  recipes: ListRecipe[];
  actions: ItemActions;
  showPrices: boolean;
  onClose: () => void;
}

/** How much of an item, of what, in which aisle, and why it is on the list. */
export default function ItemDialog({ item, settings, recipes, actions, showPrices, onClose }: ItemDialogProps) {
  const [quantity, setQuantity] = useState<number | string>(item.quantity);
  const [note, setNote] = useState(item.note);
  const [unitId, setUnitId] = useState(item.unit?.id ?? null);
  const [price, setPrice] = useState<number | string>(item.price ?? '');
  const [labelId, setLabelId] = useState(item.label?.id ?? null);
  const units = useFetch(contract.units.list, {
    query: { page: 1, perPage: -1, orderBy: 'name', orderDirection: 'asc' },
  });
  const unit = units.data?.items.find(({ id }) => id === unitId) ?? (unitId === item.unit?.id ? item.unit : null);
  const label = settings.find((setting) => setting.labelId === labelId)?.label ?? null;
  const save = () => {
    const amount = typeof quantity === 'number' ? quantity : 0;
    const cost = typeof price === 'number' ? price : null;
    const fields = {
      ...(amount !== item.quantity && { quantity: amount }),
      ...(note.trim() !== item.note && { note: note.trim() }),
      ...(unitId !== (item.unit?.id ?? null) && { unitId }),
      ...(labelId !== (item.label?.id ?? null) && { labelId }),
      ...(cost !== item.price && { price: cost }),
    };
    if (Object.keys(fields).length > 0) void actions.change(item, fields, { unit, label });
    onClose();
  };
  const remove = () => {
    actions.remove([item]);
    onClose();
  };
  return (
    <Dialog opened onClose={save} title={item.display}>
      <Explained item={item} recipes={recipes} />
      <div className={classes.fields}>
        <NumberInput
          label={t('shopping.amount')}
          min={0}
          decimalScale={3}
          value={quantity}
          onChange={setQuantity}
          data-autofocus
        />
        <Select
          label={t('shopping.unit')}
          data={(units.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={unitId}
          onChange={setUnitId}
          searchable
          clearable
        />
        <TextInput
          label={t('shopping.note')}
          value={note}
          maxLength={1000}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Select
          label={t('shopping.aisle')}
          data={settings.map(({ label }) => ({ value: label.id, label: label.name }))}
          value={labelId}
          onChange={setLabelId}
          clearable
        />
        {showPrices && (
          <PriceField
            food={item.food}
            quantity={typeof quantity === 'number' ? quantity : 0}
            unitId={unitId}
            value={price}
            onChange={setPrice}
          />
        )}
      </div>
      <DialogActions>
        <Button
          className={compact.button ?? ''}
          variant="subtle"
          color="error"
          leftSection={<IconTrash size={18} />}
          onClick={remove}
        >
          {t('shopping.remove')}
        </Button>
        <Button className={compact.wide ?? ''} onClick={save}>
          {t('shopping.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
