// No address gives a message to anyone but the two people of its session.
import { inflateRawSync } from "node:zlib"
import { routes } from "@shirube/contract/registry.gen"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aFolder, fetchFile, type Place } from "#api/testing/media/files"
import { aSession } from "../mentor-sessions/builders.ts"

const SECRET = "kumquat"

let api: TestApi
let place: Place
let session: Awaited<ReturnType<typeof aSession>>
beforeAll(async () => {
  place = aFolder()
  api = await startTestApi({ DEMO: "1", ...place.environment })
  session = await aSession(api)
  await api.call(`POST /v1/mentor-sessions/${session.id}/messages`, {
    token: session.student.token,
    body: { text: `My secret word is ${SECRET}.` },
  })
  await api.settle()
})
afterAll(async () => {
  await api.stop()
  await place.stop()
})

/** The live stream never ends; the development mailbox has the mails of everyone, which are checked on their own. */
const separately = ["/v1/live", "/v1/dev/mails"]
const kinds = ["member", "session", "mentor"]
const addresses = () =>
  routes
    .filter(({ method, path }) => method === "get" && !separately.includes(path))
    .flatMap(({ path }) =>
      kinds.flatMap((kind) =>
        [session.id, session.mentor.id, session.student.id].map((id) =>
          path
            .replaceAll(/\{(?:noun|kind)\}/g, kind)
            .replaceAll("{language}", "en")
            .replaceAll(/\{\w+\}/g, id),
        ),
      ),
    )

describe("a message of a session", () => {
  it.each(["a visitor", "a third member", "another senpai", "a company", "an editor"])(
    "is at no address for %s",
    async (reader) => {
      const account = {
        "a third member": aStudent({ isVerified: true }),
        "another senpai": aStudent({ role: "senpai", isScreened: true }),
        "a company": aStudent({ role: "company" }),
        "an editor": anEditor(),
      }[reader]
      const token = account && (await signedIn(api, account)).token
      for (const path of new Set(addresses()))
        for (const query of ["", `?q=${SECRET}`, `?query=${SECRET}`]) {
          const { status, body } = await api.call(`GET ${path}${query}`, { token })
          expect([path, status < 500 || status === 503]).toEqual([path, true])
          expect([path, JSON.stringify(body).replaceAll(`=${SECRET}`, "").includes(SECRET)]).toEqual([
            path,
            false,
          ])
        }
      api.takeLogLines()
    },
  )

  it("is in no mail, notification, event, job or search document", async () => {
    const { body: mails } = await api.call("GET /v1/dev/mails")
    expect(JSON.stringify(mails)).not.toContain(SECRET)
    const tables = await rows<{ name: string }>(
      api.db.autocommit,
      sql`select table_schema || '.' || table_name as name from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    )
    for (const { name } of tables) {
      const found = await rows(
        api.db.autocommit,
        sql`select 1 from ${sql.raw(
          name
            .split(".")
            .map((part) => `"${part}"`)
            .join("."),
        )} r where r::text ilike ${`%${SECRET}%`} limit 1`,
      )
      expect([name, found.length]).toEqual([name, name === "public.mentor_session_messages" ? 1 : 0])
    }
  })

  it("is in the data export of its author, and not in that of the other person", async () => {
    const archiveOf = async (token: string) => {
      await api.call("POST /v1/account/export", { token })
      await api.settle()
      const { body } = await api.call("GET /v1/account/export", { token })
      const { bytes } = await fetchFile(api.api, body.export.address)
      return textIn(bytes)
    }
    expect(await archiveOf(session.student.token)).toContain(SECRET)
    expect(await archiveOf(session.mentor.token)).not.toContain(SECRET)
  })

  it("is deleted with the account of either person", async () => {
    const { id, student, mentor } = await aSession(api)
    for (const { token } of [student, mentor])
      await api.call(`POST /v1/mentor-sessions/${id}/messages`, { token, body: { text: "Goodbye" } })
    await api.settle()
    await api.db.autocommit.execute(sql`delete from users where id = ${mentor.id}`)
    expect(
      await rows(api.db.autocommit, sql`select 1 from mentor_session_messages where session_id = ${id}`),
    ).toEqual([])
  })
})

/** The unpacked files of an archive, one after the other. */
function textIn(archive: Buffer): string {
  let text = ""
  for (let at = 0; archive.toString("latin1", at, at + 4) === "PK\x03\x04"; ) {
    const [size, nameLength] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)]
    text += inflateRawSync(archive.subarray(at + 30 + nameLength, at + 30 + nameLength + size)).toString()
    at += 30 + nameLength + size
  }
  return text
}
