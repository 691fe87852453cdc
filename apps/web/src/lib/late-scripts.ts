// Text first. What a page says is complete without its scripts, so nothing of them is asked for before it has been painted
// once: on a slow line they would take the way of styles and fonts, on a slow phone the time of the layout.

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
/** The framework's own way to begin, and the small script of its that follows. */
const ENTRY = /<script type="module" async="" src="([^"]+)"><\/script>(<script nonce="[^"]+">)/

/** In a tab that nobody has looked at yet nothing is painted; there the scripts wait for nothing. */
const loader = (entry: string, preloads: readonly string[]) =>
  `(a=>document.hidden?a():requestAnimationFrame(()=>setTimeout(a)))(()=>{for(const h of ${JSON.stringify(preloads)})` +
  `document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:h}));import("${entry}")});`

export function withLateScripts(html: string): string {
  const entry = ENTRY.exec(html)?.[1]
  if (!entry) return html
  const preloads = [...html.matchAll(PRELOAD)].map(([, href = ""]) => href)
  return html.replace(PRELOAD, "").replace(ENTRY, (_, entry, script) => script + loader(entry, preloads))
}
