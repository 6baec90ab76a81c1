/** What every dialog about many recipes is given. */
export interface BulkDialogPart {
  slugs: readonly string[];
  onClose: () => void;
  onDone: () => void;
}
