import * as contract from "@shirube/contract/career/career-documents/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { presentDocument, presentSaved, presentSummary, presentVersion } from "./present.ts"
import { documentOf, documentsOf, removeDocument, saveDocument } from "./service.ts"
import { keepCurrent, versionOf, versionsOf } from "./versions/service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listCareerDocuments, async ({ tx, user, query, platform }) => {
    const { items, unreadable } = await documentsOf(tx, platform, user.id, query.kind)
    return ok({ items: items.map(presentSummary), unreadable })
  }),
  implement(contract.getCareerDocument, async ({ tx, user, params, platform }) =>
    ok(presentDocument(await documentOf(tx, platform, user.id, params.document))),
  ),
  implement(contract.saveCareerDocument, async ({ tx, user, params, body, platform, now }) =>
    ok(presentSaved(await saveDocument(tx, platform, user.id, params.document, body, now))),
  ),
  implement(contract.deleteCareerDocument, async ({ tx, user, params }) => {
    await removeDocument(tx, user.id, params.document)
    return done()
  }),
  implement(contract.listCareerDocumentVersions, async ({ tx, user, params, query, platform }) => {
    const { items, nextCursor } = await versionsOf(tx, platform, user.id, params.document, query)
    return ok({ items: items.map(presentVersion), next_cursor: nextCursor })
  }),
  implement(contract.getCareerDocumentVersion, async ({ tx, user, params, platform }) => {
    const version = await versionOf(tx, platform, user.id, params.document, params.version)
    return ok({ ...presentVersion(version), content: version.content })
  }),
  implement(contract.keepCareerDocumentVersion, async ({ tx, user, params, body, platform, now }) =>
    ok(presentVersion(await keepCurrent(tx, platform, user.id, params.document, body, now))),
  ),
])
