// Readings are shown and hidden by an attribute of the document. Pages are rendered and stored with the standard setting;
// the reader's own is written into the page when it is sent, so that it is right before the first paint, and without scripts.
import { type FuriganaSetting, STANDARD_FURIGANA } from "@shirube/vocabulary/text/furigana"
import { parseCookies } from "../browser/cookies.ts"
import { FURIGANA_COOKIE, readFurigana } from "../browser/preferences.ts"

export const furiganaIn = (cookie: string | null | undefined): FuriganaSetting =>
  cookie?.includes(FURIGANA_COOKIE) ? readFurigana(parseCookies(cookie)) : STANDARD_FURIGANA

const attribute = (setting: FuriganaSetting) => Buffer.from(` data-furigana="${setting}"`)
const STANDARD = attribute(STANDARD_FURIGANA)
/** The attribute belongs to the first tag. */
const SEARCHED_BYTES = 512

export function withFurigana(
  page: Uint8Array<ArrayBuffer>,
  setting: FuriganaSetting,
): Uint8Array<ArrayBuffer> {
  if (setting === STANDARD_FURIGANA) return page
  const at = Buffer.from(page.buffer, page.byteOffset, Math.min(page.length, SEARCHED_BYTES)).indexOf(
    STANDARD,
  )
  if (at === -1) return page
  return Buffer.concat([page.subarray(0, at), attribute(setting), page.subarray(at + STANDARD.length)])
}
