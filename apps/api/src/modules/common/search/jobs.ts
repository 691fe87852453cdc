import { type SearchNoun, searchNouns } from "@shirube/vocabulary/common/search/choices"
import type { Db, Tx } from "#api/kernel/db/client"
import { hasMark, readMark, replaceMark, setMark } from "#api/kernel/db/marks"
import { emit } from "#api/kernel/events/events"
import type { JobDefinition, JobParts, Jobs } from "#api/kernel/jobs/jobs"
import { indexDocuments, removeDocument } from "#api/kernel/search/documents"
import type { SearchSources } from "#api/kernel/search/sources"
import { TOKENIZER_VERSION } from "#api/kernel/search/tokens"
import { indexRenewed } from "./events.ts"
import { selectDocumentIds } from "./queries.ts"
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
  for (const noun of searchNouns) {
    const { edition, documentsAfter } = sources[noun]
    if (edition === undefined && (await documentsAfter(tx, "", 1)).length > 0) return true
  }
  return false
}

const EDITIONS_QUEUE = "search-index-edition"
const editionMark = (noun: SearchNoun) => `${MARK} ${noun}`

interface IndexDeps {
  readonly db: Db
  readonly jobs: Jobs
  readonly searchSources: SearchSources
}

/**
 * At startup, in the background: reindexes everything if the tokenizer has changed, and documents that are part of
 * the program if they have changed.
 */
export async function keepIndexCurrent({ db, jobs, searchSources }: IndexDeps): Promise<void> {
  for (const noun of searchNouns) {
    const { edition } = searchSources[noun]
    if (edition !== undefined && (await readMark(db.autocommit, editionMark(noun))) !== edition)
      await db.transaction((tx) => jobs.enqueue(tx, EDITIONS_QUEUE, { noun }))
  }
  if ((await readMark(db.autocommit, MARK)) === TOKENIZER_VERSION) return
  await db.transaction((tx) => jobs.enqueue(tx, QUEUE, { source: 0, after: "" }))
}

/** Such documents are few: all of a noun in one transaction. */
export const indexEdition =
  (sources: SearchSources) =>
  ({ db }: JobParts): JobDefinition<{ readonly noun: SearchNoun }> => ({
    queue: EDITIONS_QUEUE,
    run: ({ noun }) =>
      db.transaction(async (tx) => {
        const { edition = "", documentsAfter } = sources[noun]
        const before = await selectDocumentIds(tx, noun, MOST_IN_EDITION)
        const indexed = await indexDocuments(tx, () => documentsAfter(tx, "", MOST_IN_EDITION))
        const current = new Set(indexed.map(({ id }) => id))
        for (const { id } of before) if (!current.has(id)) await removeDocument(tx, noun, id)
        await setMark(tx, editionMark(noun), edition)
        await replaceMark(tx, editionMark(noun), edition)
        await emit(tx, indexRenewed, {})
      }),
  })
const MOST_IN_EDITION = 500

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
