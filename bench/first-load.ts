// The JavaScript a browser downloads before a page is interactive.

/** Built scripts referenced by the HTML: in tags, and in the code that loads them after the first paint. */
export const scriptsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = ""]) => path)),
]

/** Static imports of a built module, which a browser downloads too, preloaded or not. */
export function importsOf(path: string, source: string): string[] {
  const found = source.matchAll(
    /(?:^|[;}\n])\s*(?:import|export)\s*(?:[\w$*{},\s]*?from\s*)?"(\.{1,2}\/[^"]+)"/g,
  )
  return [...found].map(([, to = ""]) => new URL(to, `http://site${path}`).pathname)
}
