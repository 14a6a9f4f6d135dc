/** Does the same for each, a few at a time: more would only wait for the processor. */
export async function severalAtATime<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
  atATime = 4,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const actInTurn = async () => {
    for (const [index, item] of waiting) results[index] = await act(item);
  };
  await Promise.all(Array.from({ length: atATime }, actInTurn));
  return results;
}
