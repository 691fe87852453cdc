import { searchNouns } from "@shirube/vocabulary/common/search/choices"
import type { Db, Tx } from "#api/kernel/db/client"
import { hasMark, readMark, replaceMark, setMark } from "#api/kernel/db/marks"
import { emit } from "#api/kernel/events/events"
import type { JobDefinition, JobParts, Jobs } from "#api/kernel/jobs/jobs"
import { indexDocuments } from "#api/kernel/search/documents"
import type { SearchSources } from "#api/kernel/search/sources"
import { TOKENIZER_VERSION } from "#api/kernel/search/tokens"
import { indexRenewed } from "./events.ts"
import { deleteMissesBefore } from "./queries.ts"
import { removeUnusedWords } from "./service.ts"
import { refreshSynonyms } from "./synonyms/service.ts"

const QUEUE = "search-reindex"
const MARK = "search-index"
const BATCH = 20

async function markCurrent(tx: Tx): Promise<void> {
  await setMark(tx, MARK, TOKENIZER_VERSION)
  await replaceMark(tx, MARK, TOKENIZER_VERSION)
}

/** Marks the index of an empty site as current: content is indexed when it is added. */
export const beginIndex = (db: Db, sources: SearchSources) =>
  db.transaction(async (tx) => {
    if ((await hasMark(tx, MARK)) || (await hasContent(tx, sources))) return
    await refreshSynonyms(tx)
    await markCurrent(tx)
  })

async function hasContent(tx: Tx, sources: SearchSources): Promise<boolean> {
  for (const noun of searchNouns) if ((await sources[noun].documentsAfter(tx, "", 1)).length > 0) return true
  return false
}

/** At startup: reindexes everything in the background if the tokenizer has changed. */
export async function keepIndexCurrent({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> {
  if ((await readMark(db.autocommit, MARK)) === TOKENIZER_VERSION) return
  await db.transaction((tx) => jobs.enqueue(tx, QUEUE, { source: 0, after: "" }))
}

interface Progress {
  /** Index in `searchNouns`. */
  readonly source: number
  readonly after: string
}

/** Each batch enqueues the next as a separate job: a large archive takes hours and must not block others. */
export const reindex =
  (sources: SearchSources) =>
  ({ db, jobs }: JobParts): JobDefinition<Progress> => ({
    queue: QUEUE,
    run: ({ source, after }) =>
      db.transaction(async (tx) => {
        if (source === 0 && after === "") await refreshSynonyms(tx)
        const noun = searchNouns[source]
        if (!noun) {
          await markCurrent(tx)
          return emit(tx, indexRenewed, {})
        }
        const documents = await indexDocuments(tx, () => sources[noun].documentsAfter(tx, after, BATCH))
        const last = documents.at(-1)
        await jobs.enqueue(tx, QUEUE, last ? { source, after: last.id } : { source: source + 1, after: "" })
      }),
  })

export const pruneWords = ({ db }: JobParts): JobDefinition => ({
  queue: "search-prune-words",
  cron: "20 4 * * *",
  run: () => removeUnusedWords(db),
})

const MISSES_KEPT_MS = 180 * 86_400_000

export const purgeMisses = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "search-purge-misses",
  cron: "30 4 * * *",
  run: async () => {
    const day = new Date(clock.now().getTime() - MISSES_KEPT_MS).toISOString().slice(0, 10)
    await deleteMissesBefore(db.autocommit, day)
  },
})
