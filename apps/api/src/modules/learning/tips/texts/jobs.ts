// Adds furigana to a tip's Japanese text after publication.
import { namedId, type TipId } from "#api/kernel/db/ids"
import { emit, subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { MARKDOWN_FORMAT } from "#api/kernel/text/markdown"
import { tipPublished, tipRead, tipSeeded } from "../events.ts"
import { replaceRendered, selectOutdated, selectOutdatedTips, type TipText } from "./queries.ts"
import { indexTip, renderRead } from "./service.ts"

type Rendering = Awaited<ReturnType<typeof renderRead>>

/** `unread`: texts are left, and the dictionary is unavailable. */
async function readTip({ db, furigana }: JobParts, id: TipId): Promise<"changed" | "same" | "unread"> {
  const outdated = await selectOutdated(db.autocommit, MARKDOWN_FORMAT, id)
  const read: { text: TipText; made: Rendering }[] = []
  for (const text of outdated) {
    const made = await renderRead(furigana, text)
    if (made.format === MARKDOWN_FORMAT) read.push({ text, made })
  }
  if (read.length > 0)
    await db.transaction(async (tx) => {
      for (const { text, made } of read) await replaceRendered(tx, text, made)
      await indexTip(tx, id)
      await emit(tx, tipRead, { tipId: id })
    })
  if (read.length < outdated.length) return "unread"
  return read.length > 0 ? "changed" : "same"
}

export const readPublished = subscribe(tipPublished, "tips-read", (parts) => async ({ tipId }) => {
  await readTip(parts, tipId)
})

/** Seeded tips are not indexed yet: index them with or without furigana. */
export const indexSeededTips = subscribe(tipSeeded, "tips-read-brought", (parts) => async ({ tipId }) => {
  if ((await readTip(parts, tipId)) !== "changed") await parts.db.transaction((tx) => indexTip(tx, tipId))
})

const BATCH = 50

/** Renders texts of an older renderer again, and adds furigana to texts stored without them. */
export const renderOutdatedTips = (parts: JobParts): JobDefinition => ({
  queue: "tips-render-outdated",
  cron: "25 3 * * *",
  run: async () => {
    for (let after = namedId<TipId>(""); ; ) {
      const some = await selectOutdatedTips(parts.db.autocommit, MARKDOWN_FORMAT, after, BATCH)
      for (const { id } of some) {
        // The dictionary is unavailable; the rest would fail too.
        if ((await readTip(parts, id)) === "unread") return
        after = id
      }
      if (some.length < BATCH) return
    }
  },
})
