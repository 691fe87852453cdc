// The JavaScript a browser fetches before a page is alive.

/** The built scripts that the HTML names: in tags, and in what loads them after the first paint. */
export const scriptsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = ""]) => path)),
]

/** Built modules that a built module imports at once, and a browser therefore fetches too, preloaded or not. */
export function importsOf(path: string, source: string): string[] {
  const found = source.matchAll(
    /(?:^|[;}\n])\s*(?:import|export)\s*(?:[\w$*{},\s]*?from\s*)?"(\.{1,2}\/[^"]+)"/g,
  )
  return [...found].map(([, to = ""]) => new URL(to, `http://site${path}`).pathname)
}
