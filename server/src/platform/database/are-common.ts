const pageSize = 30;

/**
 * With so many matches among so many rows, walking along an order until a page is full looks at fewer rows than collecting
 * all matches to sort them.
 */
export const areCommon = (matches: number, of: number): boolean => matches * matches > pageSize * of;
