/** Adds an item to the list that a map holds under a key. The list is not copied: some hold as many items as a contract. */
export function append<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [item]);
  else known.push(item);
}
