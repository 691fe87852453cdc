// What has changed between two texts. Japanese has no spaces, so its characters are compared one by one;
// words of other scripts are compared whole.
import { diffArrays } from "diff"

export interface TextChange {
  readonly kind: "same" | "added" | "removed"
  readonly text: string
}

/** A run of letters and digits outside Japanese and Chinese, or a single character. */
const TOKEN =
  /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{M}\p{N}'’-])+|\r?\n|./gsu
/** More changes than this are a new text; finding them would take the browser seconds. */
const MOST_CHANGES = 1_000

export function textDifference(before: string, after: string): TextChange[] {
  const changes = diffArrays(before.match(TOKEN) ?? [], after.match(TOKEN) ?? [], {
    maxEditLength: MOST_CHANGES,
  })
  if (!changes)
    return [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ]
  return changes.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value.join(""),
  }))
}
