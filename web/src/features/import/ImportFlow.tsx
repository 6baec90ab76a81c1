import { ImportBox } from './box/ImportBox.tsx';
import { BulkForm } from './bulk/BulkForm.tsx';
import { ImportItem, stageOf } from './ImportItem.tsx';
import { ItemList } from './ItemList.tsx';
import type { Around } from './stage.ts';
import { type Beginning, useImportFlow } from './use-import-flow.ts';

interface ImportFlowProps {
  groupSlug: string;
  begin?: Beginning;
  around: Around;
}

/** From a link, a text or files to recipes: what was recognised, how far it is, a look at it, and ways on where it fails. */
export function ImportFlow({ groupSlug, begin = {}, around }: ImportFlowProps) {
  const flow = useImportFlow(groupSlug, begin);
  const { items, shown, links, isUnsaved } = flow;
  if (items.length === 0) {
    if (links.length > 0) return around('links', <BulkForm initial={links.join('\n')} />, isUnsaved);
    const box = <ImportBox text={flow.typed} onType={flow.setTyped} onText={flow.takeText} onFiles={flow.takeFiles} />;
    return around('asking', box, isUnsaved);
  }
  if (shown && shown.state.step !== 'saved') {
    const item = <ImportItem item={shown} groupSlug={groupSlug} flow={flow} />;
    return around(stageOf[shown.state.step], item, isUnsaved);
  }
  const listed = shown ? [shown] : items;
  const list = <ItemList items={listed} groupSlug={groupSlug} onOpen={flow.setOpened} onRemove={flow.remove} />;
  return around('list', list, isUnsaved);
}
