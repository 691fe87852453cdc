// Facts age: what is published with a source that was not checked for months waits in the editors' inbox, until its
// sources are checked again there or in the document itself.
import { addMonths, type Day, dayInJapan } from "@shirube/vocabulary/time/days"
import type { Db, Tx } from "#api/kernel/db/client"
import { type DocumentId, namedId } from "#api/kernel/db/ids"
import { subscribe } from "#api/kernel/events/events"
import { decidedEvent, reviewKind } from "#api/kernel/features/review-kinds"
import type { DatedSource, WritingNoun } from "#api/kernel/features/writing-nouns"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { submitForReview, withdrawFromReview } from "#api/modules/editorial/review/service"
import { amendDetails } from "../writing/amendments/service.ts"
import { writingChanged } from "../writing/events.ts"
import { publishedAfter, titlesOfDocuments } from "../writing/listing/service.ts"
import { draftsOf } from "../writing/service.ts"

interface Nouns {
  readonly writingNouns: readonly WritingNoun[]
}
interface DocumentKey {
  readonly noun: WritingNoun["name"]
  readonly id: DocumentId
}

const label = {
  document: { en: "Text", ja: "文書" },
  source: { en: "Last checked", ja: "最後の確認" },
} as const

/** Laws, fees and dates change with the fiscal year or more often. */
const FACT_MONTHS = 6

/** A source checked on the day half a year ago or before is due. */
const isFactDue = (checked: Day, today: Day): boolean => checked <= addMonths(today, -FACT_MONTHS)

const subjectOf = ({ noun, id }: DocumentKey) => `${noun}:${id}`

/** Undefined if the noun has no sources. */
function documentOf(subject: string, { writingNouns }: Nouns) {
  const at = subject.indexOf(":")
  const noun = writingNouns.find(({ name }) => name === subject.slice(0, at))
  const id = namedId<DocumentId>(subject.slice(at + 1))
  return noun?.facts && { noun, facts: noun.facts, key: { noun: noun.name, id } }
}

/** The published ones, the longest unchecked first. */
async function sourcesOf(tx: Tx, subject: string, nouns: Nouns): Promise<readonly DatedSource[]> {
  const document = documentOf(subject, nouns)
  const published = document && (await draftsOf(tx, document.key))?.parts.details.published
  if (!published) return []
  return document.facts
    .sourcesIn(published)
    .toSorted((one, other) => one.checked.localeCompare(other.checked))
}

const isDue = (sources: readonly DatedSource[], today: Day) =>
  sources.some(({ checked }) => isFactDue(checked, today))

export const dueFacts = reviewKind({
  name: "facts",
  editorRole: "reviewer",
  queue: "facts",
  queuePosition: 35,
  title: { en: "Facts to check again", ja: "確認し直す内容" },
  reasons: [],
  outcomes: ["approved"],
  choices: {
    approved: { en: "Checked: still right", ja: "確認済み：内容は今も正しい" },
    returned: { en: "Return", ja: "差し戻す" },
    declined: { en: "Decline", ja: "却下する" },
  },
  async show(tx, deps, { subjectId }) {
    const document = documentOf(subjectId, deps)
    const [named] = document ? await titlesOfDocuments(tx, [document.key]) : []
    if (!named) return { facts: [], files: [] }
    return {
      facts: [
        { label: label.document, text: named.title, path: `/editors/writing/${named.noun}/${named.id}` },
        ...(await sourcesOf(tx, subjectId, deps)).map(({ title, url, checked }) => ({
          label: label.source,
          text: { en: `${checked}: ${title.en} (${url})`, ja: `${checked}：${title.ja}（${url}）` },
        })),
      ],
      files: [],
    }
  },
  async decided(tx, deps, { subjectId, decidedBy }, { now }) {
    const document = documentOf(subjectId, deps)
    if (!document) return
    const { noun, facts, key } = document
    const today = dayInJapan(now)
    const checked = (source: DatedSource) =>
      isFactDue(source.checked, today) ? { ...source, checked: today } : source
    await amendDetails(tx, noun, key, {
      by: decidedBy,
      now,
      amend: (details) => facts.checked(details, facts.sourcesIn(details).map(checked), today),
    })
  },
  event: decidedEvent("facts.decided", []),
  letter: () => null,
})

const BATCH = 100

export const submitDueFacts = ({ db, clock, writingNouns }: JobParts): JobDefinition => ({
  queue: "facts-due",
  cron: "5 5 * * *",
  run: () => submitDue(db, { writingNouns }, clock.now()),
})

/** What already waits keeps its place. */
export async function submitDue(db: Db, { writingNouns }: Nouns, now: Date): Promise<void> {
  const today = dayInJapan(now)
  let after: Parameters<typeof publishedAfter>[1]
  for (;;) {
    const parts = await publishedAfter(db.autocommit, after, BATCH)
    const dated = parts.flatMap(({ part, published, ...document }) => {
      const facts = writingNouns.find(({ name }) => name === document.noun)?.facts
      if (!facts || part !== "details" || !published) return []
      return { subjectId: subjectOf(document), isDue: isDue(facts.sourcesIn(published), today) }
    })
    const [due, checked] = [dated.filter((each) => each.isDue), dated.filter((each) => !each.isDue)]
    await db.transaction(async (tx) => {
      for (const { subjectId } of due)
        await submitForReview(tx, dueFacts, { subjectId, applicantId: null }, now)
      // Checked in the files that it was loaded from.
      await withdrawFromReview(tx, dueFacts, ...checked.map(({ subjectId }) => subjectId))
    })
    after = parts.at(-1)
    if (parts.length < BATCH) return
  }
}

export const withdrawWhenChecked = subscribe(
  writingChanged,
  "facts-withdraw-when-checked",
  ({ db, clock, writingNouns }) =>
    (document) =>
      db.transaction(async (tx) => {
        const subject = subjectOf(document)
        if (!documentOf(subject, { writingNouns })) return
        const sources = await sourcesOf(tx, subject, { writingNouns })
        if (!isDue(sources, dayInJapan(clock.now()))) await withdrawFromReview(tx, dueFacts, subject)
      }),
)
