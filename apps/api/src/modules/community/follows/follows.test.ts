import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { Notice } from "#api/kernel/events/events"
import { reconcileCounters } from "#api/kernel/jobs/counters/reconcile"
import type { Actor } from "#api/kernel/security/session"
import { ask } from "#api/modules/community/forum/builders"
import { followerCounter } from "#api/modules/community/forum/counts/service"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { removeEverythingDeferred } from "#api/testing/removals"
import { deleteFollowsOnAccountDeleted, followersOf, followSubject } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

type Noun = "question" | "topic"
const follow = (token: string | undefined, noun: Noun, id: string) =>
  api.call(`PUT /v1/follows/${noun}/${id}`, { token })
const unfollow = (token: string | undefined, noun: Noun, id: string) =>
  api.call(`DELETE /v1/follows/${noun}/${id}`, { token })
const followers = async (id: string) => (await api.call(`GET /v1/questions/${id}`)).body.follower_count
const topicsOf = async (token: string) => (await api.call("GET /v1/follows/topics", { token })).body.items
const followed = async (token: string, query = "") =>
  (await api.call(`GET /v1/questions/followed${query}`, { token })).body
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

describe("following", () => {
  // spec: membership.votes-follows
  it("adds a question to the member's list, newest first, and increments its count", async () => {
    const asker = await signedIn(api)
    const [me, other] = [await signedIn(api), await signedIn(api)]
    const [first, second] = [await ask(api, asker.token), await ask(api, asker.token)]
    for (const id of [first, second]) {
      expect((await follow(me.token, "question", id)).status).toBe(204)
      api.clock.advance(1)
    }
    expect(idsOf(await followed(me.token))).toEqual([second, first])
    expect(idsOf(await followed(other.token))).toEqual([])
    expect(await followers(first)).toBe(1)
    const { next_cursor, ...page } = await followed(me.token, "?limit=1")
    expect([
      idsOf(page as { items: [] }),
      idsOf(await followed(me.token, `?limit=1&cursor=${next_cursor}`)),
    ]).toEqual([[second], [first]])
    expect((await api.call("GET /v1/questions/followed?cursor=eA", { token: me.token })).status).toBe(422)
    const fact = async () =>
      (await api.call(`GET /v1/personal?things=question:${first}`, { token: me.token })).body.items[0].follow
    expect(await fact()).toEqual({ is_following: true, may_follow: true })
    expect((await unfollow(me.token, "question", first)).status).toBe(204)
    expect(await fact()).toEqual({ is_following: false, may_follow: true })
    expect([idsOf(await followed(me.token)), await followers(first)]).toEqual([[second], 0])
  })

  it("adds a topic to the member's list, in the order of topics", async () => {
    const { token } = await signedIn(api)
    for (const topic of ["visa", "interviews", "visa"])
      expect((await follow(token, "topic", topic)).status).toBe(204)
    expect(await topicsOf(token)).toEqual(["interviews", "visa"])
    await unfollow(token, "topic", "visa")
    expect(await topicsOf(token)).toEqual(["interviews"])
  })

  it("twice at once counts once, and fifty people count fifty", async () => {
    const asker = await signedIn(api)
    const id = await ask(api, asker.token)
    const { token } = await signedIn(api)
    await Promise.all(Array.from({ length: 6 }, () => follow(token, "question", id)))
    expect(await followers(id)).toBe(1)
    await Promise.all(Array.from({ length: 6 }, () => unfollow(token, "question", id)))
    expect(await followers(id)).toBe(0)
    const people = await rows<{ id: UserId }>(
      api.db.autocommit,
      sql`insert into users (id, email, name, seal, role)
        select gen_random_uuid(), gen_random_uuid() || '@many.example', 'A', 'A', 'student' from generate_series(1, 50) returning id`,
    )
    const now = api.clock.now()
    await Promise.all(
      people.map((person) =>
        api.database.patient.transaction((tx) =>
          followSubject(
            tx,
            { noun: "question", id },
            { ...person, role: "student" } as Actor,
            now,
            api.followedSubjects,
          ),
        ),
      ),
    )
    expect(await followers(id)).toBe(50)
    const found: UserId[] = []
    for await (const userId of followersOf(api.db.autocommit, "question", [id])) found.push(userId)
    expect(found.sort()).toEqual(people.map((person) => person.id).sort())
    await api.db.transaction((tx) =>
      deleteFollowsOnAccountDeleted(
        tx,
        people.slice(0, 20).map((person) => person.id),
        now,
      ),
    )
    await reconcileCounters([followerCounter])(api).run({})
    expect(await followers(id)).toBe(50)
    await removeEverythingDeferred(api)
    expect(await followers(id)).toBe(30)
    await api.db.autocommit.execute(sql`update question_counts set followers = 7 where question_id = ${id}`)
    await reconcileCounters([followerCounter])(api).run({})
    expect(await followers(id)).toBe(30)
  })

  it("is for existing subjects and for members, and not for companies", async () => {
    const asker = await signedIn(api)
    const id = await ask(api, asker.token)
    const company = await signedIn(api, aStudent({ role: "company" }))
    for (const [noun, subject] of [
      ["question", id],
      ["topic", "visa"],
    ] as const) {
      const refused = await follow(company.token, noun, subject)
      expect([refused.status, refused.body.code]).toEqual([409, "follows.not_for_companies"])
    }
    const { token } = await signedIn(api)
    await follow(token, "question", id)
    await api.call(`DELETE /v1/questions/${id}`, { token: asker.token })
    expect(idsOf(await followed(token)), "what was taken down is left out").toEqual([])
    for (const [noun, subject] of [
      ["question", id],
      ["question", "visa"],
      ["topic", id],
    ] as const)
      expect((await follow(token, noun, subject)).body.code).toBe("follows.nothing_there")
    expect((await unfollow(token, "question", id)).status).toBe(204)
    expect((await follow(token, "topic", "cooking")).status).toBe(422)
  })

  it("refreshes the member's tabs, and the question's page for its readers", async () => {
    const asker = await signedIn(api)
    const questionId = await ask(api, asker.token)
    const { id, token } = await signedIn(api)
    const heard: Notice[] = []
    const stop = api.events.listen({ event: (notice) => void heard.push(notice), resync: () => {} })
    await follow(token, "question", questionId)
    await follow(token, "topic", "visa")
    const own = { name: "follow.changed", tags: ["follow"], audience: [id] }
    const turned = {
      name: "follow.number_turned",
      tags: [`question:${questionId}`, `question-row:${questionId}`],
      audience: "everyone",
    }
    await expect
      .poll(() => heard.filter(({ name }) => name.startsWith("follow.")))
      .toEqual([own, turned, own])
    stop()
  })
})
