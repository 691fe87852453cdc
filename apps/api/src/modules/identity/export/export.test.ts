import { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { inflateRawSync } from "node:zlib"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { namedId } from "#api/kernel/db/ids"
import { signedIn, TEST_PASSWORD } from "#api/modules/identity/auth/builders"
import { anArticle, publish } from "#api/modules/learning/articles/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aFolder, fetchFile, onceProcessed, type Place, sendFile } from "#api/testing/media/files"
import { aJpeg } from "#api/testing/media/pictures"
import { mailsTo } from "#api/testing/services/mails"
import { makeExports, sweepOldExports } from "./service.ts"

let api: TestApi
let place: Place
beforeAll(async () => {
  place = aFolder()
  api = await startTestApi({ DEMO: "1", ...place.environment })
})
afterAll(async () => {
  await api.stop()
  await place.stop()
})

const ask = (token: string) => api.call("POST /v1/account/export", { token })
const exportOf = async (token: string) => (await api.call("GET /v1/account/export", { token })).body.export

/** The files of an archive, by name, read from its local headers. */
function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  for (let at = 0; archive.toString("latin1", at, at + 4) === "PK\x03\x04"; ) {
    const [size, nameLength] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)]
    const name = archive.toString("utf8", at + 30, at + 30 + nameLength)
    const content = archive.subarray(at + 30 + nameLength, at + 30 + nameLength + size)
    files.set(name, inflateRawSync(content).toString("utf8"))
    at += 30 + nameLength + size
  }
  return files
}

async function download(token: string) {
  await ask(token)
  await api.settle()
  const { address } = await exportOf(token)
  return { address, ...(await fetchFile(api.api, address)) }
}

describe("a personal data export", () => {
  it("is refused a second time while one is in progress", async () => {
    const { token } = await signedIn(api)
    expect(await exportOf(token)).toBeNull()
    const answers = await Promise.all([ask(token), ask(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    await api.settle()
  })

  // spec: membership.data-rights
  it("is an archive of the member's own rows and pictures, without secrets, announced by email in their language", async () => {
    const [me, other] = [await signedIn(api), await signedIn(api)]
    await publish(api, anArticle({ id: "entry-sheet" }))
    await api.call("PUT /v1/account/language", { token: me.token, body: { language: "ja" } })
    await api.call("PUT /v1/saved/article/entry-sheet", { token: me.token })
    const { body: sent } = await sendFile(api.api, await aJpeg(), { token: me.token })
    await onceProcessed(api, me.token, sent.id)
    await api.call("PUT /v1/user/photo", { token: me.token, body: { file_id: sent.id } })

    const { status, headers, bytes, address } = await download(me.token)
    expect(status).toBe(200)
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="shirube.zip"')
    expect(headers.get("Cache-Control")).toBe("no-store")
    const files = unzip(bytes)
    expect(JSON.parse(files.get("users.json") ?? "")).toMatchObject([
      { email: me.account.email, language: "ja" },
    ])
    expect(JSON.parse(files.get("saved.json") ?? "")).toMatchObject([{ thing_id: "entry-sheet" }])
    expect([...files.keys()]).toContain(`files/photo-${sent.id}.webp`)
    expect(files.get("README.txt")).toContain("あなたのデータ")
    const text = [...files.values()].join()
    for (const secret of ["argon2", other.id, other.account.email]) expect(text).not.toContain(secret)

    const [mail] = await mailsTo(api, me.account.email)
    expect(mail?.subject).toBe("データのダウンロードの準備ができました")
    expect(mail?.text).toContain("/account/data")
    for (const forged of [address.replace(/expires=\d/, "expires=9"), address.split("?")[0] ?? ""])
      expect((await fetchFile(api.api, forged)).status).toBe(404)
  })

  it("is announced once, even if the job runs twice", async () => {
    const { token, account } = await signedIn(api)
    await ask(token)
    await api.settle()
    const [{ id } = { id: "" }] = await rows<{ id: string }>(
      api.db.autocommit,
      sql`select e.id from exports e join users u on u.id = e.user_id where u.email = ${account.email}`,
    )
    await makeExports(api).run({ exportId: namedId(id) })
    expect(await mailsTo(api, account.email)).toHaveLength(1)
  })

  it("expires after seven days, and its URL after an hour", async () => {
    const { token } = await signedIn(api)
    const { address } = await download(token)
    const id = /export\/([\w-]+)\//.exec(address)?.[1]
    expect(place.keys()).toContain(`${id}/archive.zip`)
    api.clock.advance(3_601)
    expect((await fetchFile(api.api, address)).status).toBe(404)
    expect((await fetchFile(api.api, (await exportOf(token)).address)).status).toBe(200)
    api.clock.advance(7 * 86_400)
    await sweepOldExports(api).run({})
    expect(place.keys()).not.toContain(`${id}/archive.zip`)
    expect(await rows(api.db.autocommit, sql`select from exports where id = ${id}`)).toEqual([])
  })

  it("is encrypted in storage", async () => {
    const { token, account } = await signedIn(api)
    const { bytes, address } = await download(token)
    const id = /export\/([\w-]+)\//.exec(address)?.[1]
    const stored = await buffer((await api.storage.get(`${id}/archive.zip`)) ?? Readable.from([]))
    expect(bytes.subarray(0, 2).toString()).toBe("PK")
    expect(stored.subarray(0, 2).toString()).not.toBe("PK")
    expect([stored.includes("users.json"), stored.includes(account.email)]).toEqual([false, false])
    // Archives from before encryption are deleted.
    await api.db.autocommit.execute(sql`update exports set sealed_key = null where id = ${id}`)
    expect((await fetchFile(api.api, address)).status).toBe(404)
    await sweepOldExports(api).run({})
    expect(place.keys()).not.toContain(`${id}/archive.zip`)
  })

  it("is deleted from storage as soon as another one is requested", async () => {
    const { token } = await signedIn(api)
    const first = await download(token)
    const id = /export\/([\w-]+)\//.exec(first.address)?.[1]
    const second = await download(token)
    expect([second.status, (await fetchFile(api.api, first.address)).status]).toEqual([200, 404])
    expect(place.keys().filter((key) => key.startsWith(`${id}`))).toEqual([])
    expect(await rows(api.db.autocommit, sql`select from exports where id = ${id}`)).toEqual([])
  })

  const ends: Record<string, (token: string) => Promise<{ readonly status: number }>> = {
    "sign-out": (token) => api.call("POST /v1/auth/logout", { token }),
    "sign out everywhere": (token) => api.call("POST /v1/sessions/end-others", { token }),
    "a new password": (token) =>
      api.call("PUT /v1/password", {
        token,
        body: { current_password: TEST_PASSWORD, password: "another long password of mine" },
      }),
  }
  it.each(Object.keys(ends))("has a URL that expires with its session: %s", async (how) => {
    const { token, account } = await signedIn(api)
    const { body: sent } = await sendFile(api.api, await aJpeg(), { token })
    const { variants } = await onceProcessed(api, token, sent.id)
    const { address } = await download(token)
    const { email, password } = account
    const elsewhere = (await api.call("POST /v1/auth/login", { body: { email, password } })).body
    const addresses = [address, variants[0].address]
    const statuses = () => Promise.all(addresses.map(async (each) => (await fetchFile(api.api, each)).status))
    expect(await statuses()).toEqual([200, 200])
    const ending = how === "sign-out" ? token : elsewhere.access_token.access_token
    expect((await ends[how]?.(ending))?.status).toBeLessThan(300)
    expect(await statuses()).toEqual([404, 404])
  })

  it("covers every table and column that names a person: exported, or left out for a stated reason", async () => {
    const naming = await rows<{ table: string; by: string }>(
      api.db.autocommit,
      sql`select c.relname as table, a.attname as by from pg_constraint k
        join pg_class c on c.oid = k.conrelid
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
        where k.contype = 'f' and k.confrelid = 'users'::regclass
        union select 'users', 'id' union select 'audit_entries', 'subject_id' order by 1, 2`,
    )
    const named = api.personalTables.map(({ table, by }) => `${table}.${by}`)
    expect(new Set(named).size).toBe(named.length)
    expect(named.sort()).toEqual(naming.map(({ table, by }) => `${table}.${by}`).sort())
  })

  it("leaves out only columns that exist", async () => {
    for (const table of api.personalTables) {
      const left = "without" in table ? (table.without ?? []) : []
      const columns = await rows<{ name: string }>(
        api.db.autocommit,
        sql`select attname as name from pg_attribute where attrelid = ${table.table}::regclass and attnum > 0`,
      )
      const names = columns.map(({ name }) => name)
      expect([table.table, left.filter((column) => !names.includes(column))]).toEqual([table.table, []])
    }
  })
})
