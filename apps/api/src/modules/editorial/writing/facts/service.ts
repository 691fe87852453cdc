// Documents whose sources were last checked long ago wait in the editors' inbox, until someone has checked them.
import { isFactDue, oldestCheckDue } from "@shirube/vocabulary/editorial/writing/facts"
import type { Language } from "@shirube/vocabulary/language"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import { subscribe } from "#api/kernel/events/events"
import { decidedEvent, reviewKind } from "#api/kernel/features/review-kinds"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { submitForReview, waitingSubjects, withdrawFromReview } from "#api/modules/editorial/review/service"
import { amendDetails } from "../amendments/service.ts"
import { writingChanged } from "../events.ts"
import { keyOf, subjectOf } from "../queue/service.ts"
import { type DocumentKey, draftsOf, type Fields, type Nouns, nounOf } from "../service.ts"
import { selectCheckedBefore } from "./queries.ts"

const labels = {
  document: { en: "Text", ja: "原稿" },
  source: { en: "Last checked", ja: "最後の確認" },
} as const

/** As every noun with sources has them. */
interface DraftedSource {
  readonly title: Readonly<Record<Language, string>>
  readonly url: string
  /** Empty if it was not seen yet. */
  readonly checked: string
}

const sourcesOf = (details: Fields | null | undefined) => (details?.sources ?? []) as readonly DraftedSource[]
const isDue = ({ checked }: DraftedSource, today: string) => checked !== "" && isFactDue(checked, today)

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
  async show(tx, _deps, { subjectId }) {
    const key = keyOf(subjectId)
    const found = await draftsOf(tx, key)
    if (!found) return { facts: [], files: [] }
    const { titleEn, titleJa } = found.document
    return {
      facts: [
        {
          label: labels.document,
          text: { en: titleEn || titleJa, ja: titleJa || titleEn },
          path: `/editors/writing/${key.noun}/${key.id}`,
        },
        ...sourcesOf(found.parts.details.published)
          .toSorted((one, other) => one.checked.localeCompare(other.checked))
          .map(({ title, url, checked }) => ({
            label: labels.source,
            text: {
              en: `${checked}: ${title.en || title.ja} (${url})`,
              ja: `${checked}：${title.ja || title.en}（${url}）`,
            },
          })),
      ],
      files: [],
    }
  },
  async decided(tx, deps, { subjectId, decidedBy }, { now }) {
    const key = keyOf(subjectId)
    const today = dayInJapan(now)
    await amendDetails(tx, nounOf(deps, key.noun), key, {
      by: decidedBy,
      now,
      amend: (details) => ({
        ...details,
        sources: sourcesOf(details).map((source) =>
          isDue(source, today) ? { ...source, checked: today } : source,
        ),
        // An article has a day of its own.
        ...("checked" in details ? { checked: today } : {}),
      }),
    })
  },
  event: decidedEvent("facts.decided", []),
  letter: () => null,
})

const MOST_DUE = 500

/** Documents that already wait keep their place; what was checked in files meanwhile leaves. */
export const submitDueFacts = ({ db, clock, writingNouns }: JobParts): JobDefinition => ({
  queue: "facts-due",
  cron: "5 5 * * *",
  run: () => db.transaction((tx) => submitDue(tx, { writingNouns }, clock.now())),
})

export async function submitDue(tx: Tx, { writingNouns }: Nouns, now: Date): Promise<void> {
  for (const subjectId of await waitingSubjects(tx, dueFacts))
    await withdrawChecked(tx, keyOf(subjectId), now)
  const nouns = writingNouns.flatMap(({ name, hasSources }) => (hasSources ? name : []))
  for (const key of await selectCheckedBefore(tx, nouns, oldestCheckDue(dayInJapan(now)), MOST_DUE))
    await submitForReview(tx, dueFacts, { subjectId: subjectOf(key), applicantId: null }, now)
}

async function withdrawChecked(tx: Tx, key: DocumentKey, now: Date): Promise<void> {
  const today = dayInJapan(now)
  const found = await draftsOf(tx, key)
  if (!sourcesOf(found?.parts.details.published).some((source) => isDue(source, today)))
    await withdrawFromReview(tx, dueFacts, subjectOf(key))
}

export const withdrawWhenChecked = subscribe(
  writingChanged,
  "facts-checked",
  ({ db, clock }) =>
    (key) =>
      db.transaction((tx) => withdrawChecked(tx, key, clock.now())),
)
