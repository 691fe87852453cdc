// Text first. A page is readable without its scripts, so they are requested only after the first paint: on a
// slow connection they would delay styles and fonts, on a slow phone the layout. What the reader does
// meanwhile is kept (keeper.ts).
import { foldPage } from "./fold.ts"
import { keepEarly } from "./keeper.ts"

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
/** The framework's entry script. */
const ENTRY = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/
/** Before the styles, which scripts would wait for. */
const HEAD = /<head>(?:<meta [^>]*charSet="utf-8"[^>]*>)?/

/** Without indentation and comments: it is in every page. */
const called = (work: () => void) => `(${String(work).replaceAll(/\/\*.*?\*\/|^\s+/gms, "")})()`
const EARLY = `${called(foldPage)};${called(keepEarly)}`

/** Evaluated before the app (vite.config.ts), so that no single task blocks the page for long. */
const PART = /\/react-[^/]+$/

/** Requesting one takes one to two milliseconds, four times that on a phone. */
const ASKED_AT_ONCE = 4

/** A background tab never paints, and a reader who presses something has seen it: neither waits for the paint. */
const loader = (entry: string, preloads: readonly string[]) =>
  `{let d,n=0,t=()=>new Promise(r=>setTimeout(r)),a=async()=>{if(d)return;d=1;for(const h of ${JSON.stringify(preloads)}){` +
  `document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:h}));` +
  `++n%${ASKED_AT_ONCE}||await t()}` +
  `for(const h of ${JSON.stringify(preloads.filter((href) => PART.test(href)))})await import(h),await t();` +
  `import("${entry}")};` +
  `document.hidden?a():requestAnimationFrame(()=>setTimeout(a));addEventListener("pointerdown",a,{once:true,capture:true})}`

/** `nonce` marks our own code. */
export function withLateScripts(html: string, nonce: string): string {
  const entry = ENTRY.exec(html)?.[1]
  if (!entry) return html
  const preloads = [...html.matchAll(PRELOAD)].map(([, href = ""]) => href)
  const inline = (code: string) => `<script nonce="${nonce}">${code};document.currentScript.remove()</script>`
  return html
    .replace(PRELOAD, "")
    .replace(HEAD, (head) => head + inline(EARLY))
    .replace(ENTRY, () => inline(loader(entry, preloads)))
}
