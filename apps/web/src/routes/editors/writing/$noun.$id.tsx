import { createFileRoute, notFound } from "@tanstack/react-router"
import type { WrittenNoun } from "#web/kits/drafts/written-noun.ts"
import { documentHead } from "#web/modules/editorial/writing/head.ts"
import { WritingPage } from "#web/modules/editorial/writing/page/writing-page.tsx"
import { loadDocument, readNoun } from "#web/modules/editorial/writing/queries.ts"
import {
  authorNoun,
  categoryNoun,
  sharedTextNoun,
  tagNoun,
} from "#web/modules/learning/articles/surroundings/nouns.tsx"
import { articleNoun } from "#web/modules/learning/articles/writing/article-noun.ts"
import { loadChoices } from "#web/modules/learning/articles/writing/queries.ts"
import { CaptionEditor } from "#web/modules/learning/courses/captions/caption-editor.tsx"
import { termNoun } from "#web/modules/learning/glossary/writing/term-noun.tsx"
import { pastEventNoun } from "#web/modules/learning/past-events/writing/past-event-noun.tsx"
import { calendarEntryNoun } from "#web/modules/season/calendar/writing/entry-noun.tsx"
import { homePicksNoun } from "#web/modules/site/home/picks/home-picks-noun.tsx"
import { pageNoun } from "#web/modules/site/pages/writing/page-noun.tsx"

const nouns: readonly WrittenNoun[] = [
  articleNoun,
  calendarEntryNoun,
  pastEventNoun(CaptionEditor),
  termNoun,
  pageNoun,
  homePicksNoun,
  sharedTextNoun,
  categoryNoun,
  tagNoun,
  authorNoun,
]

export const Route = createFileRoute("/editors/writing/$noun/$id")({
  staticData: {
    access: "editor",
    layout: "none",
    texts: [
      "calendar",
      "captions",
      "documents",
      "editors",
      "films",
      "forms",
      "pastEvents",
      "publishing",
      "textEditor",
      "writing",
      "writingArticles",
      "writingCalendar",
      "writingDesk",
      "writingPages",
      "writingPastEvents",
      "writingPicks",
      "writingTerms",
    ],
  },
  loader: async ({ context, params, abortController }) => {
    const name = readNoun(params.noun)
    if (!name || !nouns.some((each) => each.name === name)) throw notFound()
    const [document] = await Promise.all([
      loadDocument({ noun: name, id: params.id }, abortController.signal),
      loadChoices(context),
    ])
    return document
  },
  // Never cached: writing begins with the current draft.
  gcTime: 0,
  head: ({ match, loaderData }) => documentHead(match, loaderData, "writingDesk.pageTitle"),
  component: Writing,
})

function Writing() {
  const document = Route.useLoaderData()
  const noun = nouns.find(({ name }) => name === document.noun)
  return noun ? <WritingPage key={`${document.noun} ${document.id}`} document={document} noun={noun} /> : null
}
