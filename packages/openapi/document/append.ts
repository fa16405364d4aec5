/**
 * Adds an item to the list under a key of a map. The list is not copied, because some lists are as long as a contract.
 */
export function append<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}
