/** Where a list is opened by anybody of the household. */
export const addressOf = ({ id }: { id: string }): string => `${window.location.origin}/shopping-lists/${id}`;
