// Simulates an editor: changes the first sentence of the next article on every message, in the database of a
// running server.
import { openPostgres } from "@shirube/api/kernel/db/postgres"
import { glossaryFor, publishArticle } from "@shirube/api/modules/learning/articles/service"
import { readContent } from "../../apps/api/seed/content.ts"

export interface ChangeJob {
  readonly url: string
  /** Articles that must not change. */
  readonly spared: readonly string[]
}
/** Sent for each message from the bench: the changed article. */
export interface Changed {
  readonly id: string
}

async function begin({ url, spared }: ChangeJob) {
  const { db } = await openPostgres({ url, pool: 1 })
  const { articles } = await readContent()
  const drafts = articles.filter(({ id }) => !spared.includes(id))
  let changes = 0
  return async (): Promise<Changed> => {
    const draft = drafts[changes++ % drafts.length]
    if (!draft?.texts.en) throw new Error("there is no article to change")
    const texts = { ...draft.texts, en: { ...draft.texts.en, lead: `Change ${changes} of ${Date.now()}.` } }
    await db.transaction(async (tx) =>
      publishArticle(tx, { ...draft, texts }, await glossaryFor(tx), new Date()),
    )
    return { id: draft.id }
  }
}

let change: Promise<() => Promise<Changed>> | undefined
process.on("message", async (job: ChangeJob | "change") => {
  try {
    change ??= begin(job as ChangeJob)
    const next = await change
    process.send?.(job === "change" ? await next() : "ready")
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
})
process.once("disconnect", () => process.exit())
