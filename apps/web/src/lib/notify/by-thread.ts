/** Notifications about one question are one entry, where the newest of them is. The others stay single. */
const THREAD = /^\/community\/ask-senpai\/detail\/[^?#]+/

export function byThread<Item extends { readonly id: string; readonly path: string }>(
  items: readonly Item[],
): readonly (readonly [Item, ...Item[]])[] {
  const groups = Map.groupBy(items, ({ id, path }) => THREAD.exec(path)?.[0] ?? id)
  return [...groups.values()].flatMap(([newest, ...earlier]) =>
    newest ? [[newest, ...earlier] as const] : [],
  )
}
