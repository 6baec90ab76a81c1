import type { ComponentType, LazyExoticComponent } from 'react';

export interface SearchDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The dialog behind `/` and the search field; without one there is no field. */
export const SearchDialog: LazyExoticComponent<ComponentType<SearchDialogProps>> | null = null;
