// The furigana of the demo's own pages, by the reader as the site runs it: with its glossary, synonyms and universities.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { withoutRuby } from "@shirube/contract/text/furigana"
import { afterAll, describe, expect, it } from "vitest"
import { standardSynonyms } from "#api/kernel/search/synonyms"
import { createFurigana } from "#api/kernel/text/furigana"
import { universityReadings } from "#api/modules/common/reference/service"
import { collectingLog } from "#api/testing/log"
import { pageSentences } from "./furigana-sentences.ts"

interface Term {
  readonly term: { readonly ja: string }
}

const glossary: readonly Term[] = JSON.parse(readFileSync(join(import.meta.dirname, "glossary.json"), "utf8"))
const { log, lines } = collectingLog()
const furigana = createFurigana({
  log,
  ownReadings: async () => [
    ...glossary.map(({ term }) => term.ja),
    ...standardSynonyms.flatMap(({ terms }) => terms),
    ...(await universityReadings()),
  ],
  // No timeout: this does not measure speed.
  patienceMs: { job: 2 ** 30, writer: 2 ** 30 },
})
afterAll(async () => {
  await furigana.close()
  expect(lines).toEqual([])
})

/** A word may be annotated as a whole or in parts. */
const joined = (written: string): string => {
  const next = written.replace(/\{([^{}|]+)\|([^{}|]+)\}\{([^{}|]+)\|([^{}|]+)\}/g, "{$1$3|$2$4}")
  return next === written ? written : joined(next)
}

describe.each(Object.entries(pageSentences))("the furigana of %s", (_, sentences) => {
  it("are right", async () => {
    const plain = sentences.map(withoutRuby)
    const read = await furigana.readTitles(plain, "ja")
    expect(plain.map((sentence) => joined(read.get(sentence) ?? ""))).toEqual(sentences.map(joined))
  })
})
