// What runs inside of a page is named in its policy by its hash: the same bytes for every reader, without a nonce in them.
import { hash } from "node:crypto"

export interface InlineCode {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export const noCode: InlineCode = { scripts: [], styles: [] }

/** As a policy names it. */
export const hashOf = (code: string) => `'sha256-${hash("sha256", code, "base64")}'`

/**
 * The page without its nonces, and the hashes of what carried one. `nonce` is known to the renderer alone, so whatever somebody
 * managed to write into a page has none, and does not run.
 */
export function named(html: string, nonce: string): { readonly html: string; readonly code: InlineCode } {
  const mark = ` nonce="${nonce}"`
  const code = { script: new Set<string>(), style: new Set<string>() }
  for (const [, name, attributes = "", text = ""] of html.matchAll(INLINE))
    if (attributes.includes(mark) && runs(attributes))
      code[name as keyof typeof code].add(hashOf(text.replaceAll(mark, "")))
  return {
    html: html.replace(/<meta property="csp-nonce"[^>]*>/, "").replaceAll(mark, ""),
    code: { scripts: [...code.script], styles: [...code.style] },
  }
}

const INLINE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs

/** Files are let in by origin, and data is nothing that runs. */
const runs = (attributes: string) => !/ src="| type="application\/ld\+json"/.test(attributes)
