// An observer watches everything public while an account is removed, and correlates changes that happen at the same moment.
import { PUBLIC_REMOVAL_DAYS } from "@shirube/vocabulary/identity/deletion/retention"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { contributions } from "#api/app"
import { rows } from "#api/kernel/db/client"
import { presentLiveMessage } from "#api/kernel/http/live-message"
import { answer, aSenpai, ask, comment } from "#api/modules/community/forum/builders"
import { anEvent, aSession, publishEvents } from "#api/modules/events/events/builders"
import { signedIn, TEST_PASSWORD } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { moveTo } from "#api/testing/nights"
import { removeDueItems, runDueDeletions } from "../service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" }, { storesAnswers: true })
  // This test runs recurring jobs itself: on a slow machine a real minute passes between two snapshots.
  await api.database.exec("delete from jobs.schedule")
})
afterAll(() => api.stop())

const DAY_MS = 86_400_000
const SAVERS = 9

/** Enough members save it for the number to be shown; the departing member is the tenth. */
async function saveTogether(path: string, leaver: string) {
  for (let i = 0; i < SAVERS; i++) await api.call(`PUT ${path}`, { token: (await signedIn(api)).token })
  await api.call(`PUT ${path}`, { token: leaver })
}

/** A member who has done everything that leaves a public trace, with and without a name. */
async function aBusyMember() {
  const leaver = await signedIn(api, aSenpai({ name: "Wanjiru Kamau" }))
  const other = await signedIn(api, aSenpai())
  const { token } = leaver
  const post = async (wishes: object, isAnswered: boolean) => {
    const id = await ask(api, token, wishes)
    if (isAnswered) await answer(api, other.token, id)
    return id
  }
  const both = async (wishes: object, isAnswered: boolean) => [
    await post(wishes, isAnswered),
    await post(wishes, isAnswered),
  ]
  const anonymous = { is_anonymous: true }
  const posts = {
    anonymousAnswered: await both(anonymous, true),
    anonymousUnanswered: await both(anonymous, false),
    namedAnswered: await both({}, true),
    namedUnanswered: await both({}, false),
  }
  // A thread with only their own posts is removed together with its comment.
  const monologue = await ask(api, token, anonymous)
  await comment(api, token, { noun: "question", id: monologue }, "I forgot to say: it is my first job.")
  await comment(api, token, { noun: "question", id: posts.anonymousAnswered[0] ?? "" })
  const others = []
  for (let i = 0; i < 5; i++) others.push(await ask(api, other.token))
  const [answered = "", commented = "", voted = "", followed = "", saved = ""] = others
  await answer(api, token, answered)
  await comment(api, token, { noun: "question", id: commented })
  for (const id of [voted, followed]) await api.call(`PUT /v1/votes/question/${id}`, { token })
  for (const id of [followed, saved]) await api.call(`PUT /v1/follows/question/${id}`, { token })
  await saveTogether(`/v1/saved/question/${saved}`, token)
  const events = ["talk-one", "talk-two"]
  for (const id of events) {
    const date = aSession(new Date(api.clock.now().getTime() + 60 * DAY_MS), { capacity: 1 })
    await publishEvents(api, anEvent({ id, sessions: [date] }))
    const body = { session_id: date.id, name: "Wanjiru", answers: [], agrees: true, takes_waitlist: true }
    expect((await api.call(`PUT /v1/events/${id}/registration`, { token, body })).body.state).toBe(
      "registered",
    )
  }
  await api.settle()
  return { leaver, posts, monologue, others, events }
}

interface Row {
  readonly id: string
}

/** Everything that a visitor can read, keyed by question or event; topic counts are keyed by topic. */
async function everythingPublic(questionIds: readonly string[], eventIds: readonly string[]) {
  const seen = new Map<string, string>()
  const add = (subject: string, where: string, what: unknown) =>
    seen.set(subject, `${seen.get(subject) ?? ""}\n${where} ${JSON.stringify(what)}`)
  for (const [noun, ids] of [
    ["questions", questionIds],
    ["events", eventIds],
  ] as const)
    for (const id of ids) {
      const { status, headers, body } = await api.call(`GET /v1/${noun}/${id}`)
      const validators = [headers.get("ETag"), headers.get("Last-Modified")]
      // A 404 body differs only in its request id.
      add(id, "detail", status === 200 ? [...validators, body] : status)
    }
  const lists = [
    ...["", "&sort=helpful", "&answered=no", "&topic=interviews", "&q=suit"].map(
      (query) => `/v1/questions?limit=50${query}`,
    ),
    "/v1/search?q=suit&kind=question&limit=50",
    "/v1/search?q=visa&limit=50",
    "/v1/events",
  ]
  for (const list of lists) {
    const { body } = await api.call(`GET ${list}`)
    for (const row of body.items as Row[]) add(row.id, list, row)
  }
  // Includes the date of the last change, as in the sitemap.
  for (const noun of ["question", "event"]) {
    const { body } = await api.call(`GET /v1/public-pages/${noun}?limit=1000`)
    for (const row of body.items as { path: string }[]) add(row.path.split("/").at(-1) ?? "", "sitemap", row)
  }
  add("topics", "", (await api.call("GET /v1/topics")).body)
  return seen
}

const changedIn = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...before.keys()].filter((subject) => before.get(subject) !== after.get(subject))

async function nextDue(): Promise<Date | undefined> {
  const [next] = await rows<{ at: string | null }>(
    api.db.autocommit,
    sql`select min(due_at)::text as at from deferred_removals`,
  )
  return next?.at ? new Date(next.at) : undefined
}

async function everyNightlyJob() {
  for (const job of contributions.jobs(api, api.reviewKinds))
    if (["platform-reconcile-counters", "events-recount", "forum-sort-lists"].includes(job.queue))
      await (job.run as (data: object) => Promise<void>)({})
}

describe("an observer of everything public", () => {
  it("cannot link a member's anonymous posts to anything else of theirs when the account is removed", async () => {
    const { leaver, posts, monologue, others, events } = await aBusyMember()
    const anonymous = [...posts.anonymousAnswered, ...posts.anonymousUnanswered, monologue]
    const named = [...posts.namedAnswered, ...posts.namedUnanswered]
    const questions = [...anonymous, ...named, ...others]
    const look = () => everythingPublic(questions, events)
    const heard: string[] = []
    api.events.listen({
      event: (notice) => {
        const message = presentLiveMessage(notice, undefined)
        if (message) heard.push(JSON.stringify(message))
      },
      resync: () => void heard.push("resync"),
    })
    /** What changed since the last snapshot, and which ids the live stream named meanwhile. */
    const moment = async (before: ReadonlyMap<string, string>) => {
      await api.settle()
      const after = await look()
      const streamed = heard.splice(0).join("\n")
      expect(streamed).not.toContain("resync")
      return {
        after,
        changed: changedIn(before, after).filter((subject) => subject !== "topics"),
        streamed: [...questions, ...events].filter((id) => streamed.includes(id)),
      }
    }

    await api.call("POST /v1/account/leaving", { token: leaver.token, body: { password: TEST_PASSWORD } })
    api.clock.advance(14 * 86_400)
    await api.settle()
    heard.splice(0)
    let seen = await look()
    await runDueDeletions(api).run({})
    const removedAt = api.clock.now().getTime()

    // The name disappears everywhere at once; nothing else of theirs changes, and the stream sends nothing.
    const first = await moment(seen)
    const [answered = "", commented = ""] = others
    expect(new Set(first.changed)).toEqual(new Set([...named, answered, commented]))
    expect(first.streamed).toEqual([])
    expect(JSON.stringify([...first.after])).not.toContain("Wanjiru")
    seen = first.after

    // The nightly recount changes nothing else.
    await everyNightlyJob()
    const night = await moment(seen)
    expect([night.changed, night.streamed]).toEqual([[], []])

    const touchedAt: string[][] = []
    for (let due = await nextDue(); due; due = await nextDue()) {
      expect(due.getTime()).toBeLessThanOrEqual(removedAt + PUBLIC_REMOVAL_DAYS * DAY_MS)
      if (due > api.clock.now()) moveTo(api, due)
      await removeDueItems(api).run({})
      const { after, changed, streamed } = await moment(seen)
      const touched = [...new Set([...changed, ...streamed])]
      expect(touched.length).toBeLessThanOrEqual(1)
      if (touched.length > 0) touchedAt.push(touched)
      seen = after
    }
    const touched = touchedAt.flat()
    for (const id of [...posts.anonymousUnanswered, ...posts.namedUnanswered, monologue])
      expect((await api.call(`GET /v1/questions/${id}`)).status).toBe(404)
    for (const id of [...others, ...events]) expect(touched).toContain(id)
    expect(touched).not.toContain(posts.anonymousAnswered[1])
    const numbers = await Promise.all(
      others.map(async (id) => (await api.call(`GET /v1/questions/${id}`)).body),
    )
    expect(
      numbers.map(({ answer_count, comment_count, helpful_count, follower_count }) => [
        answer_count,
        comment_count,
        helpful_count,
        follower_count,
      ]),
    ).toEqual(others.map(() => [0, 0, 0, 0]))
    await everyNightlyJob()
    const lastNight = await moment(seen)
    expect([lastNight.changed, lastNight.streamed]).toEqual([[], []])
  })
})
