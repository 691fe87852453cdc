// Editors review a tip; it is published in the transaction of the decision.
import type { Tx } from "#api/kernel/db/client"
import { namedId, type TipDraftId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { decidedEvent, reviewKind } from "#api/kernel/features/review-kinds"
import { finishedTexts } from "../drafts/policy.ts"
import { lockDraft, type ShownDraft, selectDraft, updateDraft } from "../drafts/queries.ts"
import { tipDraftChanged } from "../events.ts"
import { draftFilmFiles, FILM, openDraftFilm } from "../films/service.ts"
import { draftPictureFiles, openDraftPicture } from "../pictures/service.ts"
import { pathOf } from "../service.ts"
import { type FinishedTip, publishAgain, publishFirst } from "../texts/service.ts"
import { decisionLetter, reasons } from "./letters.ts"
import { factsOf } from "./present.ts"

const draftIdOf = (subjectId: string) => namedId<TipDraftId>(subjectId)

export const tipReviews = reviewKind({
  name: "tip",
  editorRole: "reviewer",
  queue: "tips",
  queuePosition: 30,
  title: { en: "Tips", ja: "ヒント" },
  reasons,
  async show(tx, _ground, { subjectId }) {
    const draft = await selectDraft(tx, draftIdOf(subjectId))
    if (!draft) return { facts: [], files: [] }
    return {
      facts: factsOf({ ...draft, path: draft.shownAs === null ? undefined : pathOf(draft.shownAs) }),
      files: [
        ...(draft.pictureId === null ? [] : await draftPictureFiles(tx, draft.pictureId)),
        ...(draft.filmId === null ? [] : await draftFilmFiles(tx, draft.filmId)),
      ],
    }
  },
  async openFile(tx, deps, { subjectId }, name) {
    const draft = await selectDraft(tx, draftIdOf(subjectId))
    if (name === FILM) return draft?.filmId ? openDraftFilm(tx, deps, draft.filmId) : undefined
    return draft?.pictureId ? openDraftPicture(tx, deps, draft.pictureId, name) : undefined
  },
  async decided(tx, _ground, { subjectId, outcome }, { now }) {
    const draft = await lockDraft(tx, draftIdOf(subjectId))
    if (!draft) return
    if (outcome === "approved") {
      const tipId = await publish(tx, draft, now)
      await updateDraft(tx, draft.id, { state: "published", tipId })
    } else await updateDraft(tx, draft.id, { state: outcome })
    await emit(tx, tipDraftChanged, { userId: draft.authorId })
  },
  event: decidedEvent("tip.decided", ["tip-drafts"]),
  letter: decisionLetter,
})

async function publish(tx: Tx, { tipId, texts, ...draft }: ShownDraft, now: Date) {
  const { authorId, topics, pictureId, filmId, pictureAlt } = draft
  const finished: FinishedTip = {
    authorId,
    topics,
    pictureId,
    filmId,
    pictureAlt,
    texts: finishedTexts(texts),
  }
  if (tipId === null) return publishFirst(tx, finished, now)
  await publishAgain(tx, tipId, finished, now)
  return tipId
}
