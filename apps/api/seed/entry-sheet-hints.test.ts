// The figures of decision 0130 for the demo's own entry sheets, drafts included.
import { readFileSync } from "node:fs"
import { findHints } from "@shirube/vocabulary/career/writing-hints/find-hints"
import { expect, it } from "vitest"
import { demoEntrySheets } from "./career/entry-sheets.ts"

const texts = new Map(
  demoEntrySheets.flatMap(({ answers, drafts }) =>
    drafts.flatMap((draft) =>
      answers.flatMap((answer, at) => {
        const text = draft.texts[at]
        return text ? [[text, answer] as const] : []
      }),
    ),
  ),
)
const hints = [...texts].flatMap(([text, { limit, counts }]) => findHints(text, { limit, mode: counts }))

it("the decision names as many answers and hints as there are", () => {
  const decision = readFileSync(
    new URL("../../../docs/decisions/0130-writing-hints.md", import.meta.url),
    "utf8",
  )
  expect(decision).toContain(`${texts.size} answers: ${hints.length} hints, one false alarm`)
})

it("the false alarm is still one, and the first draft shows what hints are for", () => {
  expect(hints.filter(({ rule }) => rule === "vague-amount").map(({ found }) => found)).toEqual(["何度も"])
  const [sheet] = demoEntrySheets
  const first = sheet?.drafts[0]?.texts[0] ?? ""
  const rules = findHints(first, { limit: 400, mode: "all" }).map(({ rule }) => rule)
  expect(rules).toEqual(
    expect.arrayContaining(["company-word", "spoken-word", "hiding-katakana", "weak-ending"]),
  )
})
