/** As many ids as one call takes. */
const most = 5000;

/** Calls with all ids, one part after the other, and answers what each call answered. */
export async function inParts<Reply>(ids: readonly string[], call: (part: string[]) => Promise<Reply>) {
  const replies: Reply[] = [];
  for (let from = 0; from < ids.length; from += most) replies.push(await call(ids.slice(from, from + most)));
  return replies;
}
