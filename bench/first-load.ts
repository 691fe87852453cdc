// The JavaScript a browser fetches before a page is alive.

/** Scripts and module preloads named in the HTML. */
export function scriptsIn(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const paths = tags.flatMap((tag) => {
    const isPreload = /\brel="modulepreload"/.test(tag)
    const address = tag.startsWith("<script")
      ? /\bsrc="([^"]+)"/.exec(tag)?.[1]
      : isPreload
        ? /\bhref="([^"]+)"/.exec(tag)?.[1]
        : undefined
    return address ? [address] : []
  })
  return [...new Set(paths)]
}

/** Built modules that a built module imports at once, and a browser therefore fetches too, preloaded or not. */
export function importsOf(path: string, source: string): string[] {
  const found = source.matchAll(
    /(?:^|[;}\n])\s*(?:import|export)\s*(?:[\w$*{},\s]*?from\s*)?"(\.{1,2}\/[^"]+)"/g,
  )
  return [...found].map(([, to = ""]) => new URL(to, `http://site${path}`).pathname)
}
