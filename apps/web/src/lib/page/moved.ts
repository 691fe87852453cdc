// Old paths. The server responds with 301; inside the site the router redirects.
const moves: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^\/post\/([^/]+)$/, (id) => `/article/${id}`],
  [/^\/senpai-tips-detail\/([^/]+)$/, (id) => `/learning/senpai-tips/${id}`],
  [/^\/community\/senpai-tips\/([^/]+)$/, (id) => `/learning/senpai-tips/${id}`],
  [/^\/community\/senpai-tips$/, () => "/learning/senpai-tips"],
]

/** The current path of a page, without prefix; undefined if it never moved. */
export function movedTo(path: string): string | undefined {
  const bare = path.replace(/\/$/, "")
  for (const [pattern, target] of moves) {
    const match = pattern.exec(bare)
    if (match) return target(match[1] ?? "")
  }
  return undefined
}
