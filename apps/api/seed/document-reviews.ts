// Reviews by a senpai of the demo. Once per database, so that later changes and deletions are kept.
import type { EntrySheetContent } from "@shirube/contract/career/career-documents/entry-sheet"
import type { Tx } from "../src/kernel/db/client.ts"
import { type CareerDocumentId, type DocumentReviewId, namedId } from "../src/kernel/db/ids.ts"
import type { Platform } from "../src/kernel/process/platform.ts"
import { createDocument } from "../src/modules/career/career-documents/service.ts"
import { seedReview } from "../src/modules/career/document-reviews/asking/service.ts"
import { accountAt } from "../src/modules/identity/accounts/service.ts"
import { demoEntrySheets } from "./career/entry-sheets.ts"
import { demoReview, waitingReview } from "./career/reviews.ts"
import { once } from "./once.ts"

export const DOCUMENT_REVIEWS_MARK = "demo-document-reviews"
const DAY_MS = 86_400_000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

type Deps = Pick<Platform, "db" | "vault">

/** After the documents. */
export const loadDocumentReviews = ({ db, vault }: Deps, now: Date): Promise<void> =>
  once(db, DOCUMENT_REVIEWS_MARK, now, async (tx) => {
    await loadDone(tx, vault, now)
    await loadWaiting(tx, vault, now)
  })

async function loadDone(tx: Tx, vault: Deps["vault"], now: Date): Promise<void> {
  const student = await accountAt(tx, demoReview.student)
  const mentor = await accountAt(tx, demoReview.mentor)
  const sheet = demoEntrySheets.find(({ id }) => id === demoReview.document)
  const draft = sheet?.drafts[demoReview.draft]
  if (!student || !mentor || !sheet || !draft) return
  const texts = sheet.answers.map((answer, at) => ({ ...answer, text: draft.texts[at] ?? "" }))
  const marks = demoReview.marks.map(({ answer, decision: _, ...mark }) => {
    const { id: part = "", text = "" } = texts[answer] ?? {}
    const start = text.indexOf(mark.quote)
    return { ...mark, part, start, end: start + mark.quote.length }
  })
  const content: EntrySheetContent = {
    kind: "entry-sheet",
    title: sheet.title,
    application: null,
    answers: texts,
    dismissed_hints: [],
  }
  const doneAt = daysBefore(now, demoReview.doneDaysAgo)
  await seedReview(tx, vault, {
    id: namedId<DocumentReviewId>(demoReview.id),
    studentId: student.id,
    mentorId: mentor.id,
    documentId: namedId<CareerDocumentId>(sheet.id),
    version: demoReview.draft + 1,
    content,
    question: demoReview.question,
    askedAt: daysBefore(now, demoReview.askedDaysAgo),
    done: {
      at: doneAt,
      comments: { words: demoReview.words, marks },
      decisions: Object.fromEntries(
        demoReview.marks.flatMap(({ id, decision }) => (decision ? [[id, decision]] : [])),
      ),
    },
  })
}

async function loadWaiting(tx: Tx, vault: Deps["vault"], now: Date): Promise<void> {
  const student = await accountAt(tx, waitingReview.student)
  if (!student) return
  const { document, answer, text, title, question, askedDaysAgo } = waitingReview
  const askedAt = daysBefore(now, askedDaysAgo)
  const content: EntrySheetContent = {
    kind: "entry-sheet",
    title,
    application: null,
    answers: [
      { id: answer, question: "self-pr", asked: null, limit: 200, counts: "all", text, episodes: [] },
    ],
    dismissed_hints: [],
  }
  const documentId = namedId<CareerDocumentId>(document)
  await createDocument(tx, { vault }, { userId: student.id, id: documentId, content, now: askedAt })
  await seedReview(tx, vault, {
    id: namedId<DocumentReviewId>(waitingReview.id),
    studentId: student.id,
    mentorId: null,
    documentId,
    version: 1,
    content,
    question,
    askedAt,
  })
}
