import { consentVersions } from "@shirube/vocabulary/people/consents/kinds"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { signedIn } from "#api/modules/identity/auth/builders"
import { someNames } from "#api/modules/people/profile/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { isReleasedToMatching } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const agree = (token: string, answers: object = {}) =>
  api.call("PUT /v1/consents", { token, body: { terms: true, privacy: true, news: false, ...answers } })
const release = (token: string, body: unknown) => api.call("PUT /v1/consents/matching", { token, body })
const kindsOf = async (token: string) =>
  (await api.call("GET /v1/consents", { token })).body.items.map(({ kind }: { kind: string }) => kind)
const born = (token: string, birth_date: string) =>
  api.call("PUT /v1/profile/names", { token, body: someNames({ birth_date }) })
const everyRow = () =>
  rows<{ kind: string; version: string; revoked: boolean }>(
    api.db.autocommit,
    sql`select kind, version, revoked_at is not null as revoked from consents order by given_at, kind`,
  )

const anAdult = async () => {
  const person = await signedIn(api)
  await born(person.token, "2004-04-01")
  return person
}

describe("consent", () => {
  it("requires valid fields", async () => {
    const { token } = await anAdult()
    expect((await agree(token, { terms: "yes" })).status).toBe(422)
    expect((await agree(token, { news: undefined })).status).toBe(422)
    expect((await release(token, {})).status).toBe(422)
  })

  it("is stored once with its version and time, however often it is given", async () => {
    const { token } = await anAdult()
    const first = (await agree(token)).body.items
    expect(first).toMatchObject([
      { kind: "privacy", is_current: true, given_at: "2026-11-15T00:00:00.000Z" },
      { kind: "terms", version: consentVersions.terms, is_current: true },
    ])
    api.clock.advance(60)
    expect((await agree(token)).body.items).toEqual(first)
    expect(await everyRow()).toHaveLength(2)
  })

  it("from two tabs at once is stored once for each kind", async () => {
    const { token } = await anAdult()
    const answers = await Promise.all([agree(token), agree(token), agree(token, { news: true })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await everyRow()).filter(({ kind, revoked }) => kind === "terms" && !revoked)).toHaveLength(1)
  })

  it("to an older text still counts, and is requested again", async () => {
    const { token } = await anAdult()
    await agree(token)
    await api.database.exec("update consents set version = '2025-01-01' where kind = 'terms'")
    const { body } = await api.call("GET /v1/consents", { token })
    expect(body.items[1]).toMatchObject({ kind: "terms", is_current: false })
    await agree(token)
    expect(
      (await everyRow()).map(({ kind, version, revoked }) => `${kind} ${version} ${revoked}`).sort(),
    ).toEqual([
      `privacy ${consentVersions.privacy} false`,
      "terms 2025-01-01 true",
      `terms ${consentVersions.terms} false`,
    ])
  })

  // spec: membership.age-consents
  it("stops the registration where the terms or the privacy policy are declined, in a clear sentence", async () => {
    const { token } = await anAdult()
    for (const field of ["terms", "privacy"]) {
      const { status, body } = await agree(token, { [field]: false })
      expect([status, body.code]).toEqual([409, "consents.declined"])
      expect(body.errors[field][0]).toContain("cannot keep an account")
    }
    expect(await everyRow()).toEqual([])
  })

  it("to the newsletter is off by default, and can be given and withdrawn", async () => {
    const { token } = await anAdult()
    await agree(token)
    expect(await kindsOf(token)).not.toContain("news")
    await agree(token, { news: true })
    expect(await kindsOf(token)).toContain("news")
    await agree(token, { news: false })
    expect(await kindsOf(token)).not.toContain("news")
    expect((await everyRow()).some(({ kind, revoked }) => kind === "news" && revoked)).toBe(true)
  })
})

describe("a member under 18", () => {
  // spec: membership.age-consents
  it("needs a named guardian's consent, and an adult does not", async () => {
    const { token } = await signedIn(api)
    await born(token, "2010-01-01")
    expect((await agree(token)).body.code).toBe("consents.guardian_needed")
    expect((await agree(token, { guardian: true })).body.errors.guardian_name[0]).toContain("guardian")
    expect((await agree(token, { guardian: false, guardian_name: "Ngozi" })).status).toBe(409)
    const { body } = await agree(token, { guardian: true, guardian_name: "Ngozi Okafor" })
    expect(body.items[0]).toMatchObject({ kind: "guardian", guardian_name: "Ngozi Okafor" })

    await born(token, "2004-01-01")
    await agree(token)
    expect(await kindsOf(token)).not.toContain("guardian")
  })

  it("is never shared with the matching service, whatever they consented to before", async () => {
    const { token, id } = await signedIn(api)
    await born(token, "2010-01-01")
    expect((await release(token, { is_given: true })).body.code).toBe("profile.adults_only")
    await born(token, "2004-01-01")
    await release(token, { is_given: true })
    expect(await isReleasedToMatching(api.db.autocommit, id, api.clock.now())).toBe(true)
    await born(token, "2010-01-01")
    expect(await isReleasedToMatching(api.db.autocommit, id, api.clock.now())).toBe(false)
  })
})

describe("the matching service", () => {
  it("sees a member from their consent until they withdraw it, and only their own consent counts", async () => {
    const amara = await anAdult()
    const ben = await anAdult()
    const released = (id: typeof amara.id) => isReleasedToMatching(api.db.autocommit, id, api.clock.now())
    expect(await released(amara.id)).toBe(false)
    await release(amara.token, { is_given: true })
    expect([await released(amara.id), await released(ben.id)]).toEqual([true, false])
    await release(amara.token, { is_given: false })
    await release(amara.token, { is_given: false })
    expect(await released(amara.id)).toBe(false)
  })
})
