// External links are tested once a week. One that led nowhere on two different days waits in the editors' inbox, until it leads
// somewhere again, is no longer in a published text, or an editor has dealt with it.
import { setTimeout as sleep } from "node:timers/promises"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { Db, Tx } from "#api/kernel/db/client"
import { decidedEvent, reviewKind } from "#api/kernel/features/review-kinds"
import { type Probed, type ProbeSettings, probe } from "#api/kernel/outbound/probe"
import { submitForReview, withdrawFromReview } from "#api/modules/editorial/review/service"
import { titlesOfDocuments } from "#api/modules/editorial/writing/listing/service"
import { gatherLinks } from "./places/service.ts"
import { type LinkRow, lockLink, selectDueLinks, selectLink, selectPlaces, updateLink } from "./queries.ts"

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** One failure may be a bad night. */
const DAYS_TO_REPORT = 2

const labels = {
  link: { en: "Link", ja: "リンク" },
  problem: { en: "Problem", ja: "問題" },
  seen: { en: "Last seen", ja: "最後に開けた日" },
  place: { en: "Used in", ja: "使われている場所" },
} as const
const never = { en: "not since we began to test it", ja: "確認を始めてから、まだありません" }

const problems: Readonly<Record<string, { readonly en: string; readonly ja: string }>> = {
  timeout: { en: "The server does not answer in time.", ja: "サーバーが時間内に応答しません。" },
  unreachable: { en: "The server cannot be reached.", ja: "サーバーに接続できません。" },
  "not-public": {
    en: "It leads to an address that is not public.",
    ja: "公開されていないアドレスにつながっています。",
  },
  "not-http": { en: "It is not a web address.", ja: "ウェブのアドレスではありません。" },
  redirects: { en: "It is forwarded again and again.", ja: "転送が繰り返されています。" },
}
const problemText = (problem: string) =>
  problems[problem] ?? {
    en: `The server answers ${problem.replace("http-", "")}.`,
    ja: `サーバーの応答は${problem.replace("http-", "")}です。`,
  }

const MOST_PLACES = 20

export const brokenLinks = reviewKind({
  name: "broken-links",
  editorRole: "reviewer",
  queue: "links",
  queuePosition: 37,
  title: { en: "Broken links", ja: "開けないリンク" },
  reasons: [],
  outcomes: ["approved"],
  choices: {
    approved: { en: "Dealt with: test it again", ja: "対応済み：もう一度確認する" },
    returned: { en: "Return", ja: "差し戻す" },
    declined: { en: "Decline", ja: "却下する" },
  },
  async show(tx, _deps, { subjectId }) {
    const link = await selectLink(tx, subjectId)
    if (!link) return { facts: [], files: [] }
    const places = await selectPlaces(tx, subjectId, MOST_PLACES)
    const titles = await titlesOfDocuments(
      tx,
      places.map(({ noun, documentId: id }) => ({ noun, id })),
    )
    const seenOn = link.seenAt && dayInJapan(link.seenAt)
    return {
      facts: [
        { label: labels.link, text: link.url },
        { label: labels.problem, text: problemText(link.problem ?? "unreachable") },
        { label: labels.seen, text: seenOn ?? never },
        ...titles.map(({ noun, id, title }) => ({
          label: labels.place,
          text: title,
          path: `/editors/writing/${noun}/${id}` as const,
        })),
      ],
      files: [],
    }
  },
  async decided(tx, _deps, { subjectId }, { now }) {
    await updateLink(tx, subjectId, {
      failedDays: 0,
      lastFailedOn: null,
      problem: null,
      dueAt: new Date(now.getTime() + DAY_MS),
    })
  },
  event: decidedEvent("broken_link.decided", []),
  letter: () => null,
})

export async function findLinks(db: Db, publicUrl: string, now: Date): Promise<void> {
  const gone = await gatherLinks(db, publicUrl, now)
  if (gone.length > 0) await db.transaction((tx) => withdrawFromReview(tx, brokenLinks, ...gone))
}

export interface Checking extends ProbeSettings {
  /** Between two requests to one host. */
  readonly pauseMs: number
  readonly now: () => Date
}

const MOST_IN_ONE_RUN = 100
const HOSTS_AT_ONCE = 4

/** One request at a time to each host. */
export async function checkDueLinks(db: Db, checking: Checking): Promise<void> {
  const due = await selectDueLinks(db.autocommit, checking.now(), MOST_IN_ONE_RUN)
  const hosts = [...Map.groupBy(due, ({ url }) => URL.parse(url)?.host ?? "").values()]
  const work = async () => {
    for (let links = hosts.shift(); links; links = hosts.shift()) await checkHost(db, links, checking)
  }
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work))
}

async function checkHost(db: Db, links: readonly LinkRow[], checking: Checking): Promise<void> {
  for (const [place, { id, url }] of links.entries()) {
    if (checking.signal?.aborted) return
    if (place > 0) await sleep(checking.pauseMs)
    const probed = await probe(url, checking)
    if (checking.signal?.aborted) return
    await db.transaction((tx) => record(tx, id, probed, checking.now()))
  }
}

async function record(tx: Tx, id: string, probed: Probed, now: Date): Promise<void> {
  const link = await lockLink(tx, id)
  if (!link) return
  const later = (ms: number) => new Date(now.getTime() + ms)
  switch (probed.kind) {
    case "unclear":
      await updateLink(tx, id, { dueAt: later(WEEK_MS) })
      return
    case "seen":
      await updateLink(tx, id, {
        seenAt: now,
        dueAt: later(WEEK_MS),
        failedDays: 0,
        lastFailedOn: null,
        problem: null,
      })
      if (link.failedDays >= DAYS_TO_REPORT) await withdrawFromReview(tx, brokenLinks, id)
      return
    case "failed": {
      const today = dayInJapan(now)
      const failedDays = link.lastFailedOn === today ? link.failedDays : link.failedDays + 1
      const isReported = failedDays >= DAYS_TO_REPORT
      await updateLink(tx, id, {
        failedDays,
        lastFailedOn: today,
        problem: probed.problem,
        dueAt: later(isReported ? WEEK_MS : DAY_MS),
      })
      if (isReported) await submitForReview(tx, brokenLinks, { subjectId: id, applicantId: null }, now)
    }
  }
}
