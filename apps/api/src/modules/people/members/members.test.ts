import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aFolder, fetchFile, onceProcessed, type Place, sendFile } from "#api/testing/media/files"
import { aJpeg } from "#api/testing/media/pictures"
import { statementsOf } from "#api/testing/statements"
import { aMember, showsEverything } from "./builders.ts"

let api: TestApi
let place: Place
beforeAll(async () => {
  place = aFolder()
  api = await startTestApi({ DEMO: "1", ...place.environment })
})
beforeEach(() => api.empty())
afterAll(async () => {
  await api.stop()
  await place.stop()
})

interface ListedMember {
  readonly id: string
  readonly display_name: string
}
const list = (token: string, query = "") => api.call(`GET /v1/members${query}`, { token })
const namesIn = async (token: string, query = "") =>
  (await list(token, query)).body.items.map(({ display_name }: ListedMember) => display_name)
const one = (token: string, id: string) => api.call(`GET /v1/members/${id}`, { token })
const named = (name: string, profile: object = {}) => aMember(api, { account: { name }, profile })

describe("the members' directory", () => {
  it("is never cached publicly", async () => {
    const { id } = await named("Putri")
    for (const path of ["", `/${id}`]) {
      const { token } = await signedIn(api)
      const seen = await api.call(`GET /v1/members${path}`, { token })
      expect([seen.status, seen.headers.get("Cache-Control")]).toEqual([200, "private, no-cache"])
    }
  })

  it("lists members who chose to be listed, newest first, with badges and university name", async () => {
    await named("Rajan", { isListed: false })
    const putri = await aMember(api, { account: { name: "Putri", isVerified: true } })
    const nadia = await aMember(api, { account: { name: "Nadia", role: "senpai", isScreened: true } })
    const { body } = await api.call("GET /v1/members", { token: putri.token, language: "ja" })
    expect(body).toEqual({
      items: [
        expect.objectContaining({ id: nadia.id, is_me: false, is_screened: true, is_verified: false }),
        expect.objectContaining({
          id: putri.id,
          is_me: true,
          is_verified: true,
          university: { id: "waseda-university", name: "早稲田大学" },
        }),
      ],
      next_cursor: null,
    })
  })

  it("shows a member's photo, with a working URL", async () => {
    const { token } = await named("Without")
    const lin = await named("Lin")
    const { body: sent } = await sendFile(api.api, await aJpeg(), { token: lin.token })
    await onceProcessed(api, lin.token, sent.id)
    await api.call("PUT /v1/user/photo", { token: lin.token, body: { file_id: sent.id } })
    const { items } = (await list(token)).body
    expect(items.map(({ photo }: { photo: string | null }) => photo)).toEqual([expect.any(String), null])
    expect((await fetchFile(api.api, items[0].photo)).status).toBe(200)
  })

  it("reflects profile changes immediately", async () => {
    const { token } = await signedIn(api)
    const putri = await named("Putri")
    const put = (part: string, body: object) =>
      api.call(`PUT /v1/profile/${part}`, { token: putri.token, body })
    const names = { family_name: "Lestari", given_name: "Putri", has_one_name: false }
    await put("names", { ...names, display_name: "プトリ", birth_date: "2003-08-17" })
    expect(await namesIn(token, "?name=putori")).toEqual(["プトリ"])
    expect(await namesIn(token, "?name=Putri")).toEqual([])
    await put("visibility", { ...showsEverything, nationality: "nobody", is_listed: true })
    expect(await namesIn(token, "?country=VN")).toEqual([])
    await put("visibility", { ...showsEverything, is_listed: false })
    expect(await namesIn(token)).toEqual([])
    // A corrected date of birth takes effect immediately, too.
    await put("visibility", { ...showsEverything, is_listed: true })
    expect(await namesIn(token)).toEqual(["プトリ"])
    await put("names", { ...names, display_name: "プトリ", birth_date: "2010-08-17" })
    expect(await namesIn(token)).toEqual([])
  })

  it("leaves out members with an unfinished sign-up, an unproven address, a pending deletion, under age, or a closed demo account", async () => {
    const { token } = await signedIn(api)
    await aMember(api, { account: { name: "Newcomer", registerStep: "/sign-up/basic-info/1" } })
    const unproven = await named("Unproven")
    await api.db.autocommit.execute(sql`update users set email_confirmed_at = null where id = ${unproven.id}`)
    await named("Young", { birthDate: "2010-01-01" })
    const leaving = await named("Leaving")
    await api.call("POST /v1/account/leaving", {
      token: leaving.token,
      body: { password: leaving.account.password },
    })
    const demo = await aMember(api, { account: { name: "Demo", email: "putri@shirube.example" } })
    expect(await namesIn(token)).toEqual(["Demo"])
    for (const { id } of [unproven, leaving]) expect((await one(token, id)).status).toBe(404)
    const live = api.under({ DEMO: "0" })
    expect((await live.call("GET /v1/members", { token })).body.items).toEqual([])
    expect((await live.call(`GET /v1/members/${demo.id}`, { token })).status).toBe(404)
  })

  it("is searched by name in any spelling", async () => {
    const { token } = await signedIn(api)
    await named("Đinh Quang Huy")
    await named("キム・ミンソ")
    await named("林 欣怡")
    for (const [typed, name] of [
      ["dinh", "Đinh Quang Huy"],
      ["ＨＵＹ", "Đinh Quang Huy"],
      ["みんそ", "キム・ミンソ"],
      ["ﾐﾝｿ", "キム・ミンソ"],
      ["minso", "キム・ミンソ"],
      ["欣怡", "林 欣怡"],
    ] as const)
      expect([typed, await namesIn(token, `?name=${encodeURIComponent(typed)}`)]).toEqual([typed, [name]])
    for (const typed of ["zzz", "'", "\\", "a' | 'b", "!", ":*", "🙂", "(", "み' & "])
      expect([typed, (await list(token, `?name=${encodeURIComponent(typed)}`)).status]).toEqual([typed, 200])
    expect(await namesIn(token, "?name=🙂")).toEqual([])
    expect(await namesIn(token, "?name=%20")).toHaveLength(3)
  })

  it.each([
    ["country", "VN", "NP", "nationality"],
    ["language", "vi", "ne", "languages"],
    ["university", "waseda-university", "osaka-university", "university"],
    ["industry", "trading", "retail", "career"],
  ])("is filtered by %s, which leaves out members who hide it", async (filter, theirs, another, part) => {
    const { token } = await signedIn(api)
    await named("Shows")
    await named("Hides", { visibility: { ...showsEverything, [part]: "nobody" } })
    await named("Says nothing", { visibility: {} })
    expect(await namesIn(token, `?${filter}=${theirs}`)).toEqual(["Shows"])
    expect(await namesIn(token, `?${filter}=${another}`)).toEqual([])
    expect(await namesIn(token, `?${filter}=${theirs}&name=shows`)).toEqual(["Shows"])
    expect(await namesIn(token)).toHaveLength(3)
  })

  // spec: membership.visibility
  it("never reveals the name on the card, the date of birth, or hidden parts", async () => {
    const { token } = await signedIn(api)
    const { id } = await named("Amara", {
      familyName: "Secretname",
      familyKana: "ヒミツ",
      birthDate: "2001-02-03",
      goals: "a secret goal",
      introductionEn: "secret words",
      visibility: { ...showsEverything, introduction: "nobody", study: "nobody" },
    })
    const answers = JSON.stringify([(await list(token)).body, (await one(token, id)).body])
    expect(answers).not.toMatch(/secret|Law|2001|ヒミツ/i)
    expect(await namesIn(token, "?name=Secretname")).toEqual([])
    expect(await namesIn(token, "?name=himitsu")).toEqual([])
  })

  it("pages through everyone exactly once, also past members that are left out", async () => {
    const reader = await signedIn(api)
    for (let i = 0; i < 12; i++) {
      const { id } = await named(`Member ${i}`)
      if (i % 3 > 0) await api.call(`PUT /v1/blocks/${id}`, { token: reader.token })
    }
    const seen: string[] = []
    for (let cursor: string | null = "", pages = 0; cursor !== null; pages++) {
      const { body } = await list(reader.token, `?limit=3${cursor && `&cursor=${cursor}`}`)
      seen.push(...body.items.map(({ display_name }: ListedMember) => display_name))
      cursor = body.next_cursor
      expect(pages).toBeLessThan(5)
    }
    expect(seen).toEqual(["Member 9", "Member 6", "Member 3", "Member 0"])
  })

  it("runs a fixed number of queries, however many people it shows", async () => {
    const { token } = await signedIn(api)
    for (let i = 0; i < 10; i++) await named(`Member ${i}`)
    const cost = async (limit: number) => {
      const statements = await statementsOf(
        () => list(token, `?limit=${limit}`),
        /"(listings|profiles|departures|blocks|files)"|email_confirmed_at/,
      )
      return statements.filter((statement) => !statement.includes('"sessions"')).length
    }
    expect(await cost(10)).toBe(await cost(2))
    expect(await cost(10)).toBeLessThanOrEqual(5)
  })

  it("refuses invalid parameters", async () => {
    const { token } = await signedIn(api)
    for (const query of [
      "country=Vietnam",
      "language=VI",
      "university=A%20B",
      "industry=A",
      `name=${"a".repeat(101)}`,
      "limit=51",
      "cursor=!!",
      "cursor=W10",
    ])
      expect([query, (await list(token, `?${query}`)).status]).toEqual([query, 422])
    expect((await one(token, "1")).status).toBe(422)
    expect((await one(token, "8d9d3f1e-5b80-4f3c-9e1c-000000000000")).body.code).toBe("member.not_found")
  })
})

const block = (token: string, id: string) => api.call(`PUT /v1/blocks/${id}`, { token })
const unblock = (token: string, id: string) => api.call(`DELETE /v1/blocks/${id}`, { token })
const blocked = async (token: string, query = "") =>
  (await api.call(`GET /v1/blocks${query}`, { token })).body

describe("a block", () => {
  // spec: membership.directory
  it("applies in both directions until the member who made it removes it", async () => {
    const [amara, rajan, other] = [await named("Amara"), await named("Rajan"), await named("Other")]
    expect((await block(amara.token, rajan.id)).status).toBe(204)
    expect((await block(amara.token, rajan.id)).status).toBe(204)
    expect(await namesIn(amara.token)).toEqual(["Other", "Amara"])
    expect(await namesIn(rajan.token)).toEqual(["Other", "Rajan"])
    expect(await namesIn(other.token)).toHaveLength(3)
    expect((await one(amara.token, rajan.id)).status).toBe(404)
    expect((await one(rajan.token, amara.id)).status).toBe(404)
    // The blocked member cannot see or remove the block.
    expect((await blocked(rajan.token)).items).toEqual([])
    expect((await unblock(rajan.token, amara.id)).status).toBe(204)
    expect(await namesIn(rajan.token)).not.toContain("Amara")

    expect((await blocked(amara.token)).items).toEqual([
      { id: rajan.id, name: "Rajan", seal: "A", blocked_at: expect.any(String) },
    ])
    expect((await unblock(amara.token, rajan.id)).status).toBe(204)
    expect((await unblock(amara.token, rajan.id)).status).toBe(204)
    expect(await namesIn(amara.token)).toContain("Rajan")
  })

  it("requires an existing member other than oneself", async () => {
    const { token, id } = await signedIn(api)
    const unknownId = "8d9d3f1e-5b80-4f3c-9e1c-000000000000"
    expect((await block(token, "anything")).status).toBe(422)
    expect((await block(token, unknownId)).body.code).toBe("member.not_found")
    expect((await block(token, id)).body.code).toBe("block.oneself")
    expect((await unblock(token, unknownId)).status).toBe(204)
  })

  it("made twice concurrently is stored once, and the list is paged", async () => {
    const { token } = await signedIn(api)
    const people = [await named("One"), await named("Two"), await named("Three")]
    for (const { id } of people) {
      await Promise.all([block(token, id), block(token, id)])
      api.clock.advance(1)
    }
    const first = await blocked(token, "?limit=2")
    expect(first.items.map(({ name }: { name: string }) => name)).toEqual(["Three", "Two"])
    const second = await blocked(token, `?limit=2&cursor=${first.next_cursor}`)
    expect(second.items.map(({ name }: { name: string }) => name)).toEqual(["One"])
    expect(second.next_cursor).toBeNull()
    expect((await api.call("GET /v1/blocks?cursor=W10", { token })).status).toBe(422)
  })

  it("is deleted with either member's account", async () => {
    const [amara, rajan] = [await named("Amara"), await named("Rajan")]
    await block(amara.token, rajan.id)
    await api.db.autocommit.execute(sql`delete from users where id = ${rajan.id}`)
    expect(await rows(api.db.autocommit, sql`select * from blocks`)).toEqual([])
    expect((await blocked(amara.token)).items).toEqual([])
  })
})

it("an editor sees the directory as every member does", async () => {
  const editor = await signedIn(api, anEditor())
  await named("Amara")
  expect(await namesIn(editor.token)).toEqual(["Amara"])
})
