import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { auditAbout } from "#api/modules/identity/audit/builders"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"

type Person = Awaited<ReturnType<typeof signedIn>>

let api: TestApi
let proposer: Person
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.empty()
  proposer = await signedIn(api, anEditor({ name: "Mori Ayaka" }))
})

const call = (route: string, { token }: Person, body?: object) =>
  api.call(route, { token, language: "en", ...(body ? { body } : {}) })

async function propose(by = proposer) {
  const member = await signedIn(api, aStudent())
  const body = { length: "indefinitely", reason: "harassment", words: "Threats.", hide_posts: false }
  expect((await call(`POST /v1/editors/members/${member.id}/suspension`, by, body)).status).toBe(204)
  const { body: waiting } = await call("GET /v1/editors/reviews?queue=bans", by)
  return { member, id: waiting.items.at(-1)?.id as string }
}
const decide = (id: string, by: Person, decision: object = { outcome: "approved" }) =>
  call(`POST /v1/editors/reviews/${id}/decision`, by, { version: 1, ...decision })
const until = async (member: Person, by: Person) => {
  const { suspensions } = (await call(`GET /v1/editors/members/${member.id}`, by)).body
  const [{ until: end, ended_at }] = suspensions
  return ended_at === null ? end : "ended"
}

/** Without ending the editors' sessions. */
const aDayPasses = () =>
  api.db.autocommit.execute(sql`update suspensions set starts_at = starts_at - interval '1 day'`)

describe("a suspension for good", () => {
  it("is in force for a month at once, and without an end once a second editor has confirmed it", async () => {
    const second = await signedIn(api, anEditor({ name: "Tanaka Ken" }))
    const { member, id } = await propose()
    const inAMonth = new Date(api.clock.now().getTime() + 30 * 86_400_000).toISOString()
    expect(await until(member, second)).toBe(inAMonth)
    expect((await call("GET /v2/user", member)).body.is_suspended).toBe(true)
    const { facts } = (await call(`GET /v1/editors/reviews/${id}`, second)).body
    expect(facts).toContainEqual({ label: "Proposed by", text: "Mori Ayaka", path: null })

    await aDayPasses()
    expect((await decide(id, proposer)).body.code).toBe("suspension.second_editor_needed")
    expect((await decide(id, second)).status).toBe(200)
    expect(await until(member, second)).toBeNull()
    const subjects = (await mailsTo(api, member.account.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith("Your suspension has no end date"))).toHaveLength(
      1,
    )
    const audited = await auditAbout(api.db.autocommit, { noun: "user", id: member.id })
    expect(audited.filter(({ event }) => event === "review.decided")).toMatchObject([
      { actorId: second.id, details: { outcome: "approved" } },
    ])
  })

  it("stays at a month, or is lifted, if the second editor decides so", async () => {
    const second = await signedIn(api, anEditor())
    const kept = await propose()
    expect((await decide(kept.id, second, { outcome: "declined", reason: "Once only." })).status).toBe(200)
    expect(await until(kept.member, second)).not.toBeNull()
    const lifted = await propose()
    expect((await decide(lifted.id, second, { outcome: "returned", reason: "A mistake." })).status).toBe(200)
    expect(await until(lifted.member, second)).toBe("ended")
  })

  it("is decided once, by one of two editors", async () => {
    const others = [await signedIn(api, anEditor()), await signedIn(api, anEditor())]
    const { id } = await propose()
    const answers = await Promise.all(others.map((each) => decide(id, each)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it("is confirmed by its own editor a day later where there is no other", async () => {
    const { member, id } = await propose()
    expect((await decide(id, proposer)).body.code).toBe("suspension.second_editor_needed")
    await aDayPasses()
    expect((await decide(id, proposer)).status).toBe(200)
    expect(await until(member, proposer)).toBeNull()
  })

  it("has nothing left to decide once the suspension is lifted", async () => {
    const second = await signedIn(api, anEditor())
    const { id } = await propose()
    const { items } = (await call("GET /v1/editors/suspensions", second)).body
    expect((await call(`DELETE /v1/editors/suspensions/${items[0].id}`, second)).status).toBe(204)
    expect((await decide(id, second)).body.code).toBe("review.withdrawn")
  })
})
