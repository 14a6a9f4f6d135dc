/** Does the same for each, a few at a time: more would only wait for the processor. */
const AT_A_TIME = 4;

export async function severalAtATime<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const actInTurn = async () => {
    for (const [index, item] of waiting) results[index] = await act(item);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, actInTurn));
  return results;
}
