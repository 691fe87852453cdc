import * as history from "@shirube/contract/editorial/writing/history"
import * as publishing from "@shirube/contract/editorial/writing/publishing"
import * as contract from "@shirube/contract/editorial/writing/routes"
import * as help from "@shirube/contract/editorial/writing/writing-help"
import type { Language } from "@shirube/vocabulary/language"
import { created, done, ok, slice } from "#api/kernel/http/slice"
import { createDocument } from "./creation/service.ts"
import { withFurigana } from "./furigana/service.ts"
import { listVersions, readVersion, restoreVersion } from "./history/service.ts"
import { listDocuments, listNouns } from "./listing/service.ts"
import { releaseLock, takeLock } from "./locks/service.ts"
import { openPicture } from "./pictures/service.ts"
import { presentDocument, presentSummary, presentVersion, type Viewer } from "./present.ts"
import { move, publish, schedule, setReview, withdraw } from "./publishing/service.ts"
import { moveToTrash, takeFromTrash } from "./removal/service.ts"
import { type DocumentKey, readDocument, saveDraft, type Writer } from "./service.ts"

interface Handling extends Writer {
  readonly params: DocumentKey
  readonly language: Language
}

const viewerOf = ({ user, visit, language }: Omit<Handling, "params">): Viewer => ({
  userId: user.id,
  now: visit.now,
  language,
})

/** The document as it is after the change. */
const shown = async (
  tx: Parameters<typeof readDocument>[0],
  { params: { noun, id }, ...handling }: Handling,
) =>
  presentDocument(
    await readDocument(tx, handling.platform, { noun, id }, handling.visit.now),
    viewerOf(handling),
  )

export const routes = slice(({ implement }) => [
  implement(contract.listWritingNouns, async ({ tx, platform, language }) => {
    const items = (await listNouns(tx, platform)).map(({ noun, documents, inReview }) => ({
      noun: noun.name,
      title: noun.title[language],
      documents,
      in_review: inReview,
      has_address: noun.path !== null,
      is_fixed: noun.fixed !== undefined,
      publishes_together: noun.publishesTogether === true,
    }))
    return ok({ items })
  }),
  implement(contract.listWriting, async ({ tx, query, ...handling }) => {
    const { items, nextCursor } = await listDocuments(tx, query)
    const viewer = viewerOf(handling)
    return ok({ items: items.map((item) => presentSummary(item, viewer)), next_cursor: nextCursor })
  }),
  implement(contract.createWriting, async ({ tx, params: { noun }, body: { id }, ...handling }) => {
    await createDocument(tx, { noun, id }, handling)
    return created(await shown(tx, { ...handling, params: { noun, id } }))
  }),
  implement(contract.getWriting, async ({ tx, ...handling }) => ok(await shown(tx, handling))),
  implement(contract.saveWriting, { transaction: false }, async ({ db, params, body, ...handling }) => {
    const { part, ...key } = params
    const { version, changedAt } = await saveDraft(db, key, { ...body, part }, handling)
    return ok({ version, changed_at: changedAt.toISOString() })
  }),
  implement(contract.lockWriting, async ({ tx, params, body, ...writer }) => {
    const { by, since, isMine } = await takeLock(tx, params, { isTakenOver: body.take_over }, writer)
    return ok({ by: { id: by.id, name: by.name }, since: since.toISOString(), is_mine: isMine })
  }),
  implement(contract.unlockWriting, async ({ tx, params, ...writer }) => {
    await releaseLock(tx, params, writer)
    return done()
  }),
  implement(publishing.publishWriting, async ({ tx, body, ...handling }) => {
    await publish(tx, handling.params, body, handling)
    return ok(await shown(tx, handling))
  }),
  implement(publishing.scheduleWriting, async ({ tx, body, ...handling }) => {
    const at = body.at === null ? null : new Date(body.at)
    await schedule(tx, handling.params, { ...body, at }, handling)
    return ok(await shown(tx, handling))
  }),
  implement(publishing.reviewWriting, async ({ tx, body, ...handling }) => {
    const chosen = { languages: body.languages, isWanted: body.is_wanted }
    await setReview(tx, handling.params, chosen, handling)
    return ok(await shown(tx, handling))
  }),
  implement(publishing.withdrawWriting, async ({ tx, body, ...handling }) => {
    await withdraw(tx, handling.params, body.languages, handling)
    return ok(await shown(tx, handling))
  }),
  implement(publishing.trashWriting, async ({ tx, ...handling }) => {
    await moveToTrash(tx, handling.params, handling)
    return ok(await shown(tx, handling))
  }),
  implement(publishing.restoreWriting, async ({ tx, ...handling }) => {
    await takeFromTrash(tx, handling.params, handling)
    return ok(await shown(tx, handling))
  }),
  implement(publishing.moveWriting, async ({ tx, body, ...handling }) => {
    await move(tx, handling.params, body.address, handling)
    return ok(await shown(tx, handling))
  }),
  implement(history.listWritingVersions, async ({ tx, platform, params, query }) => {
    const { items, nextCursor, people } = await listVersions(tx, platform, params, query)
    return ok({ items: items.map((item) => presentVersion(item, people)), next_cursor: nextCursor })
  }),
  implement(history.getWritingVersion, async ({ tx, platform, params: { number, ...key } }) => {
    const { version, people } = await readVersion(tx, platform, key, number)
    return ok({ ...presentVersion(version, people), fields: version.fields })
  }),
  implement(history.restoreWritingVersion, async ({ tx, params: { number, ...key }, body, ...handling }) => {
    await restoreVersion(tx, key, { number, version: body.version }, handling)
    return ok(await shown(tx, { ...handling, params: key }))
  }),
  implement(help.annotateWriting, { transaction: false }, async ({ platform, body }) =>
    ok({ text: await withFurigana(platform.furigana, body.text) }),
  ),
  implement(help.readDocumentPicture, async ({ tx, platform, params }) =>
    ok(await openPicture(tx, platform, params)),
  ),
])
