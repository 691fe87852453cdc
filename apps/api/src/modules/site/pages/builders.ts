// Pages for tests, as the files of a start publish them.
import { type DocumentId, namedId } from "#api/kernel/db/ids"
import { loadDocuments } from "#api/modules/editorial/writing/loading/service"
import type { TestApi } from "#api/testing/api"
import { pageNoun } from "./service.ts"

const someText = (title: string) => ({ title, lead: `About ${title}.`, markdown: `## First\n\nWords.\n` })

export const aPage = (id: string, { version = "", markdown = "" } = {}) => ({
  id: namedId<DocumentId>(id),
  firstPublishedAt: new Date("2026-11-01T00:00:00Z"),
  formerAddresses: [],
  details: { version },
  texts: {
    en: { ...someText(id), ...(markdown && { markdown }) },
    ja: { ...someText(`${id}のページ`), ...(markdown && { markdown }) },
  },
})

export const publishPages = (api: TestApi, pages = [aPage("about")]) =>
  api.db.transaction((tx) => loadDocuments(tx, pageNoun, pages, api.clock.now()))
