import * as contract from "@shirube/contract/learning/past-events/drafts"
import { done, ok, slice } from "#api/kernel/http/slice"
import { presentDraft, presentNamed } from "./present.ts"
import {
  listDrafts,
  readDraft,
  removeDraft,
  speakersOf,
  takeDownPublished,
  withSpeakers,
  writeDraft,
} from "./service.ts"

type Cue = NonNullable<ReturnType<typeof contract.PastEventDraftBody.parse>["cues_en"]>[number]
const cueOf = ({ start_ms, end_ms, text }: Cue) => ({ startMs: start_ms, endMs: end_ms, text })

export const draftRoutes = slice(({ implement }) => [
  implement(contract.listPastEventDrafts, async ({ tx, query }) => {
    const { items, nextCursor } = await listDrafts(tx, query)
    const names = await speakersOf(tx, items)
    return ok({ items: items.map((draft) => presentDraft(draft, names)), next_cursor: nextCursor })
  }),
  implement(contract.getPastEventDraft, async ({ tx, params }) =>
    ok(presentNamed(await withSpeakers(tx, await readDraft(tx, params.id)))),
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
      speakers: body.speakers,
      sources: body.sources?.map((source) => ({
        title: { en: source.title_en, ja: source.title_ja },
        publisher: { en: source.publisher_en, ja: source.publisher_ja },
        url: source.url,
        checked_on: source.checked_on ?? "",
      })),
      cues: { en: body.cues_en?.map(cueOf), ja: body.cues_ja?.map(cueOf) },
      videoId: video_id ?? null,
      slidesId: slides_id ?? null,
    }
    const draft = await writeDraft(tx, params.id, { version, publish, written }, { user, visit })
    return ok(presentNamed(await withSpeakers(tx, draft)))
  }),
  implement(contract.takeDownPastEvent, async ({ tx, params, now }) =>
    ok(presentNamed(await withSpeakers(tx, await takeDownPublished(tx, params.id, now)))),
  ),
  implement(contract.removePastEventDraft, async ({ tx, params }) => {
    await removeDraft(tx, params.id)
    return done()
  }),
])
