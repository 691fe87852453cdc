// Facts age: an article with a source that was not checked for months waits in the editors' inbox, until its sources are
// checked again there or in the article.
import { isFactDue, oldestCheckDue } from "@shirube/vocabulary/learning/articles/facts"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import { type ArticleId, type DocumentId, namedId } from "#api/kernel/db/ids"
import { subscribe } from "#api/kernel/events/events"
import { decidedEvent, reviewKind } from "#api/kernel/features/review-kinds"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { submitForReview, withdrawFromReview } from "#api/modules/editorial/review/service"
import { amendDetails } from "#api/modules/editorial/writing/amendments/service"
import { articleChanged, articleRemoved } from "../events.ts"
import { articleNoun, detailsOf } from "../writing/service.ts"
import { selectCheckedBefore, selectChecks } from "./queries.ts"

const label = {
  article: { en: "Article", ja: "記事" },
  source: { en: "Last checked", ja: "最後の確認" },
} as const

export const dueFacts = reviewKind({
  name: "article-facts",
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
    const found = await selectChecks(tx, namedId(subjectId))
    if (!found) return { facts: [], files: [] }
    return {
      facts: [
        { label: label.article, text: found.title, path: `/editors/writing/article/${subjectId}` },
        ...found.sources
          .toSorted((one, other) => one.checked_on.localeCompare(other.checked_on))
          .map(({ title, url, checked_on }) => ({
            label: label.source,
            text: {
              en: `${checked_on}: ${title.en} (${url})`,
              ja: `${checked_on}：${title.ja}（${url}）`,
            },
          })),
      ],
      files: [],
    }
  },
  async decided(tx, _deps, { subjectId, decidedBy }, { now }) {
    const today = dayInJapan(now)
    await amendDetails(
      tx,
      articleNoun,
      { noun: "article", id: namedId<DocumentId>(subjectId) },
      {
        by: decidedBy,
        now,
        amend(fields) {
          const sources = detailsOf(fields).sources.map((source) =>
            isFactDue(source.checked, today) ? { ...source, checked: today } : source,
          )
          return { ...fields, sources, checked: today }
        },
      },
    )
  },
  event: decidedEvent("article_facts.decided", []),
  letter: () => null,
})

const MOST_DUE = 500

/** Articles that already wait keep their place. */
export const submitDueFacts = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "articles-facts-due",
  cron: "5 5 * * *",
  run: () => db.transaction((tx) => submitDue(tx, clock.now())),
})

export async function submitDue(tx: Tx, now: Date): Promise<void> {
  for (const { id } of await selectCheckedBefore(tx, oldestCheckDue(dayInJapan(now)), MOST_DUE))
    await submitForReview(tx, dueFacts, { subjectId: id, applicantId: null }, now)
}

async function withdrawChecked(tx: Tx, id: ArticleId, now: Date): Promise<void> {
  const today = dayInJapan(now)
  const found = await selectChecks(tx, id)
  if (!found?.sources.some(({ checked_on }) => isFactDue(checked_on, today)))
    await withdrawFromReview(tx, dueFacts, id)
}

const whenChanged = (type: typeof articleChanged) =>
  subscribe(
    type,
    `articles-facts-${type.name.replaceAll(/[._]/g, "-")}`,
    ({ db, clock }) =>
      ({ articleId }) =>
        db.transaction((tx) => withdrawChecked(tx, articleId, clock.now())),
  )
export const factEndings = [whenChanged(articleChanged), whenChanged(articleRemoved)]
