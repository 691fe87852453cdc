// Past events for tests; a test states only what matters to it.
import type { Db } from "#api/kernel/db/client"
import { namedId, type PastEventId } from "#api/kernel/db/ids"
import type { Clock } from "#api/kernel/process/clock"
import { glossaryFor } from "#api/modules/learning/articles/service"
import { type PastEventDocument, publishPastEvent } from "./publishing/service.ts"

let counter = 0

interface Wishes extends Partial<Omit<PastEventDocument, "id">> {
  readonly id?: string
}

export const aPastEvent = ({ id = `evening-${++counter}`, ...wishes }: Wishes = {}): PastEventDocument => ({
  id: namedId<PastEventId>(id),
  eventId: null,
  kind: "question-time",
  topics: ["visa"],
  heldOn: "2026-06-12",
  speakers: [],
  recording: null,
  slidesId: null,
  sources: [],
  texts: {
    en: {
      title: "An evening about the visa",
      summary: "Forty students came.\n\n## What we took home\n\nApply in **December**.",
      questions: [{ question: "Does the company pay?", answer: "Ask before you apply." }],
      cues: [],
      marks: [],
    },
    ja: {
      title: "在留資格の夜",
      summary: "学生40人が集まりました。",
      questions: [{ question: "手数料は会社が払いますか。", answer: "申請の前に聞きましょう。" }],
      cues: [],
      marks: [],
    },
  },
  ...wishes,
})

export async function publishPastEvents(
  api: { db: Db; clock: Clock },
  ...documents: PastEventDocument[]
): Promise<void> {
  await api.db.transaction(async (tx) => {
    const glossary = await glossaryFor(tx)
    for (const document of documents) await publishPastEvent(tx, document, glossary, api.clock.now())
  })
}
