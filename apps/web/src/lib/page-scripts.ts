// The scripts of a page, as the framework writes them, and as they are sent (decision 0076).
//
// Text first: what a page says is complete without its scripts, so nothing of them is asked for before it has been painted once.
// On a slow line they would take the way of styles and fonts, on a slow phone the time of the layout.
//
// One inline script instead of several: each has a nonce of its own, and a stored page is cut at every nonce.

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
/** The framework's own way to begin. */
const ENTRY = /<script type="module" async="" src="([^"]+)"><\/script>/
const END = "</body>"

const inlineScripts = (nonce: string) =>
  new RegExp(`<script(?=[^>]* nonce="${nonce}")(?![^>]* src=)[^>]*>(.*?)</script>`, "gs")

/** In a tab that nobody has looked at yet nothing is painted; there the scripts wait for nothing. */
const loader = (entry: string, preloads: readonly string[]) =>
  `(a=>document.hidden?a():requestAnimationFrame(()=>setTimeout(a)))(()=>{for(const h of ${JSON.stringify(preloads)})` +
  `document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:h}));import("${entry}")})`

/** What runs is the same and in the same order, after all of the text. `nonce` stands for itself in a pattern. */
export function withOneScript(html: string, nonce: string): string {
  const entry = ENTRY.exec(html)?.[1]
  const end = html.lastIndexOf(END)
  if (!entry || end < 0) return html
  const texts = [...html.matchAll(inlineScripts(nonce))].map(([, text]) => text)
  const preloads = [...html.matchAll(PRELOAD)].map(([, href = ""]) => href)
  const script = [...texts, loader(entry, preloads)].join(";")
  const bare = html.slice(0, end).replace(inlineScripts(nonce), "").replace(PRELOAD, "").replace(ENTRY, "")
  return `${bare}<script nonce="${nonce}">${script}</script>${html.slice(end)}`
}
