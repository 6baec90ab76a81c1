interface Placed {
  id: string;
  position: number;
}

/**
 * The places that change when some books get the positions that they ask for and the others close up around them, counted
 * from 1 without gaps.
 */
export const putInOrder = (books: Placed[], moved: Placed[]): Placed[] => {
  const wanted = new Map(moved.map(({ id, position }) => [id, position]));
  const order = books.filter(({ id }) => !wanted.has(id)).toSorted((a, b) => a.position - b.position);
  const asking = books.filter(({ id }) => wanted.has(id)).map((book) => ({ book, at: wanted.get(book.id) ?? 0 }));
  for (const { book, at } of asking.toSorted((a, b) => a.at - b.at)) order.splice(Math.max(at, 1) - 1, 0, book);
  return order
    .map((book, index) => ({ id: book.id, position: index + 1, before: book.position }))
    .filter(({ position, before }) => position !== before)
    .map(({ id, position }) => ({ id, position }));
};
