// Inline code is allowed in the content security policy by its hash: the same bytes for every reader, without
// a nonce.
import { hash } from "node:crypto"

export interface InlineCode {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export const noCode: InlineCode = { scripts: [], styles: [] }

/** In the syntax of a content security policy. */
export const hashOf = (code: string) => `'sha256-${hash("sha256", code, "base64")}'`

/**
 * The page without its nonces, and the hashes of the code that carried one. Only the renderer knows `nonce`,
 * so injected code has none and does not run.
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

/** Files are allowed by origin, and data does not run. */
const runs = (attributes: string) => !/ src="| type="application\/ld\+json"/.test(attributes)
