// Search quality: the editors' real articles, and the queries from the tests.
import { join } from "node:path"
import { openEmbedded } from "@shirube/api/kernel/db/embedded"
import { migrate } from "@shirube/api/kernel/db/migrate"
import { findDocuments } from "@shirube/api/modules/common/search/service"
import { refreshSynonyms } from "@shirube/api/modules/common/search/synonyms/service"
import { searchQuestions } from "@shirube/api/testing/search-questions"
import { loadContent } from "../../apps/api/seed/load.ts"
import type { BenchOptions } from "../options.ts"
import { atLeast, type Row } from "../table.ts"

const FIRST = 3
const PROMISED_PERCENT = 95

export async function findingFigures({ folder, say }: BenchOptions): Promise<Row[]> {
  say(`asking ${searchQuestions.length} questions ...`)
  const now = new Date()
  const database = await openEmbedded({ dataDir: join(folder, "finding") })
  await migrate(database)
  await loadContent(database.db, now)
  await database.db.transaction(refreshSynonyms)
  let right = 0
  for (const { words, answers } of searchQuestions) {
    const { page } = await findDocuments(database.db, { q: words, exact: false, limit: FIRST })
    if (page.some(({ id }) => answers.includes(id))) right++
  }
  await database.close()
  const percent = (right / searchQuestions.length) * 100
  return [
    {
      what: "right article among the first three",
      ours: `${percent.toFixed(1)} %`,
      beside: `${right} of ${searchQuestions.length} questions`,
      promised: atLeast(percent, PROMISED_PERCENT, " %"),
    },
  ]
}
