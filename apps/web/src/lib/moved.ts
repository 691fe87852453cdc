// Addresses of earlier days. The server answers 301, the router goes the same way inside the site.
const moves: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^\/post\/([^/]+)$/, (id) => `/article/${id}`],
  [/^\/senpai-tips-detail\/([^/]+)$/, (id) => `/learning/senpai-tips/${id}`],
  [/^\/community\/senpai-tips\/([^/]+)$/, (id) => `/learning/senpai-tips/${id}`],
  [/^\/community\/senpai-tips$/, () => "/learning/senpai-tips"],
]

/** Where a page without prefix lives now, or undefined where it never moved. */
export function movedTo(path: string): string | undefined {
  const bare = path.replace(/\/$/, "")
  for (const [pattern, target] of moves) {
    const match = pattern.exec(bare)
    if (match) return target(match[1] ?? "")
  }
  return undefined
}
