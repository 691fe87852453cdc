// Real queries of students against the editors' real articles.
import { afterAll, beforeAll, expect, it } from "vitest"
import { startTestApi, type TestApi } from "#api/testing/api"
import { searchQuestions } from "#api/testing/search-questions"
import { loadContent } from "../../../../seed/load.ts"
import { refreshSynonyms } from "./synonyms/service.ts"

/** For more than two hundred queries on a busy machine. */
const HANGS_AFTER_MS = 240_000

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await loadContent(api.db, api.clock.now())
  await api.db.transaction(refreshSynonyms)
}, HANGS_AFTER_MS)
afterAll(() => api.stop())

const FIRST = 3
const ENOUGH = 0.95

it(
  "finds the right article among the first three for 95 of 100 questions",
  async () => {
    expect(searchQuestions.length).toBeGreaterThanOrEqual(150)
    const missed: string[] = []
    for (const { words, answers } of searchQuestions) {
      const language = /[ぁ-んァ-ヶ一-龠]/.test(words) ? "ja" : "en"
      const { body } = await api.call(`GET /v1/search?q=${encodeURIComponent(words)}&limit=5`, { language })
      const found: string[] = body.items.map(({ id }: { id: string }) => id)
      if (!found.slice(0, FIRST).some((id) => answers.includes(id)))
        missed.push(`${words}: ${found.join(", ") || "nothing"} instead of ${answers.join(" or ")}`)
    }
    const right = searchQuestions.length - missed.length
    expect(right / searchQuestions.length, missed.join("\n")).toBeGreaterThanOrEqual(ENOUGH)
  },
  HANGS_AFTER_MS,
)

it(
  "ranks the right article first for the examples in the search field",
  async () => {
    for (const [words, first] of [
      ["ES", "entry-sheet"],
      ["visa", "changing-status-of-residence"],
      ["ビザ", "changing-status-of-residence"],
      ["ざいりゅうしかく", "changing-status-of-residence"],
      ["CV", "rirekisho"],
      ["baito", "part-time-28-hours"],
      ["salery", "first-salary"],
      ["phd", "stem-research-careers"],
    ]) {
      const { body } = await api.call(`GET /v1/search?q=${encodeURIComponent(String(words))}&limit=3`)
      expect([words, body.items[0]?.id]).toEqual([words, first])
    }
  },
  HANGS_AFTER_MS,
)
