import * as contract from "@shirube/contract/past-event-drafts"
import { done, ok, slice } from "#api/platform/slice"
import { presentDraft } from "./present.ts"
import { listDrafts, readDraft, removeDraft, takeDownPublished, writeDraft } from "./service.ts"

export const draftRoutes = slice(({ implement }) => [
  implement(contract.listPastEventDrafts, async ({ tx, query }) => {
    const { items, nextCursor } = await listDrafts(tx, query)
    return ok({ items: items.map(presentDraft), next_cursor: nextCursor })
  }),
  implement(contract.getPastEventDraft, async ({ tx, params }) =>
    ok(presentDraft(await readDraft(tx, params.id))),
  ),
  implement(contract.writePastEventDraft, async ({ tx, params, body, user, visit }) => {
    const { version, publish, video_id, slides_id, held_on, spoken_language, kind, topics } = body
    const written = {
      kind,
      topics,
      heldOn: held_on ?? null,
      spokenLanguage: spoken_language,
      texts: {
        en: { title: body.title_en, summary: body.summary_en },
        ja: { title: body.title_ja, summary: body.summary_ja },
      },
      questions: body.questions.map((asked) => ({
        en: { question: asked.question_en, answer: asked.answer_en },
        ja: { question: asked.question_ja, answer: asked.answer_ja },
      })),
      videoId: video_id ?? null,
      slidesId: slides_id ?? null,
    }
    return ok(presentDraft(await writeDraft(tx, params.id, { version, publish, written }, { user, visit })))
  }),
  implement(contract.takeDownPastEvent, async ({ tx, params, now }) =>
    ok(presentDraft(await takeDownPublished(tx, params.id, now))),
  ),
  implement(contract.removePastEventDraft, async ({ tx, params }) => {
    await removeDraft(tx, params.id)
    return done()
  }),
])
