// A server is killed (kill -9) during uploads, conversion, publishing and saving, and then restarted.
import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readConfig } from "@shirube/api/kernel/config/config"
import { type Database, rows } from "@shirube/api/kernel/db/client"
import { openEmbedded } from "@shirube/api/kernel/db/embedded"
import { startJobs } from "@shirube/api/kernel/jobs/jobs"
import { createVault } from "@shirube/api/kernel/security/vault"
import { anEpisode } from "@shirube/api/modules/career/career-documents/builders"
import { silentLog } from "@shirube/api/testing/log"
import { anFfmpeg } from "@shirube/api/testing/media/ffmpeg"
import { aSlowBody, fetchFile } from "@shirube/api/testing/media/files"
import { aFilm } from "@shirube/api/testing/media/films"
import { onceWatchable, uploader } from "@shirube/api/testing/media/uploads"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, it } from "vitest"
import {
  approvals,
  createPeople,
  film,
  right,
  sendCourse,
  signEveryoneIn,
  type Tokens,
} from "./testing/learning-site.ts"
import { openMigrated } from "./testing/migrated.ts"
import { type OverHttp, overHttp } from "./testing/over-http.ts"
import { type ServerProcess, startServer } from "./testing/server-process.ts"

const dataDir = mkdtempSync(join(tmpdir(), "shirube-killed-"))
const ffmpeg = anFfmpeg()
const settings = { DATA_DIR: dataDir, TRUST_PROXY: "1", FFMPEG: "off" }
let server: ServerProcess
let site: OverHttp
let tokens: Tokens

async function start(wishes: Record<string, string> = {}) {
  server = await startServer({ ...settings, ...wishes })
  site = overHttp(server.address)
}
async function kill() {
  server.signal("SIGKILL")
  await server.ended
}
async function onDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openEmbedded({ dataDir })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

beforeAll(async () => {
  const database = await openMigrated(dataDir)
  await createPeople(database)
  await database.close()
  await start()
  tokens = await signEveryoneIn(site)
})
afterAll(async () => {
  await kill()
  ffmpeg.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

// spec: learning.upload-resume
it("during an upload: the client resumes where it stopped, and the film is complete", async () => {
  const large = aFilm({ contentBytes: 3_000_000 })
  const half = 1_500_000
  const sender = uploader(site, tokens.senpai)
  const path = (await sender.announce(large.byteLength)).headers.get("Location") ?? ""
  expect((await sender.append(path, 0, large.subarray(0, 1_000_000))).status).toBe(204)
  const { body, go } = aSlowBody()
  const cut = sender.append(path, 1_000_000, body).catch(() => "cut")
  go(large.subarray(1_000_000, half))
  // A response on another connection means that some of it has arrived.
  await right(site.call("GET /v2/user", { token: tokens.senpai }))
  await kill()
  expect(await cut).toBe("cut")

  await start()
  const again = uploader(site, tokens.senpai)
  const { offset } = await again.speak("HEAD", path)
  expect(offset).toBeGreaterThanOrEqual(1_000_000)
  expect(offset).toBeLessThanOrEqual(half)
  expect((await again.append(path, offset, large.subarray(offset))).status).toBe(204)
  const { state, media } = await onceWatchable(site, tokens.senpai, path.split("/").at(-1) ?? "")
  expect(state).toBe("ready")
  expect((await fetchFile(site.api, media.video_address)).bytes.equals(large)).toBe(true)
})

it("while courses are published: each is published completely or not at all, and can still be published", async () => {
  const drafts: string[] = []
  for (let each = 0; each < 5; each++) drafts.push(await sendCourse(site, tokens))
  let approved = 0
  const approving = (async () => {
    for (const approve of await approvals(site, tokens)) {
      await approve()
      approved += 1
    }
  })().catch(() => {})
  await expect.poll(() => approved, { interval: 5 }).toBeGreaterThan(1)
  await kill()
  await approving

  await start()
  const draft = (id: string) => right(site.call(`GET /v1/course-drafts/${id}`, { token: tokens.senpai }))
  const expectWhole = async (id: string) => {
    const { chapters } = await right(site.call(`GET /v1/courses/${id}`))
    const [lesson] = chapters[0].lessons
    const { quiz } = await right(site.call(`GET /v1/lessons/${lesson.id}/content`))
    expect(quiz).toHaveLength(1)
    const { video_address } = await right(site.call(`GET /v1/lessons/${lesson.id}/media`))
    expect((await fetchFile(site.api, video_address)).bytes.equals(film)).toBe(true)
  }
  const states = await Promise.all(drafts.map(draft))
  const published = states.filter(({ state }) => state === "published")
  expect(published.length).toBeGreaterThanOrEqual(approved)
  for (const { course_id } of published) await expectWhole(course_id)
  for (const { state, course_id } of states.filter((each) => !published.includes(each)))
    expect([state, course_id]).toEqual(["waiting", null])
  const { items } = await right(site.call("GET /v1/courses?limit=50"))
  expect(items).toHaveLength(published.length)
  const left = await approvals(site, tokens)
  expect(left).toHaveLength(drafts.length - published.length)
  for (const approve of left) await approve()
  for (const id of drafts) await expectWhole((await draft(id)).course_id)
})

it("while a document is saved: no confirmed text is lost, and the unanswered save can be repeated", async () => {
  const path = `/v1/career/documents/${randomUUID()}`
  const save = (number: number) => ({
    token: tokens.senpai,
    body: { version: number - 1, content: anEpisode({ situation: `Text ${number}` }), keeps_previous: true },
  })
  let confirmed = 0
  const writing = (async () => {
    for (;;) {
      await right(site.call(`PUT ${path}`, save(confirmed + 1)))
      confirmed += 1
    }
  })().catch(() => {})
  await expect.poll(() => confirmed, { interval: 5 }).toBeGreaterThan(5)
  await kill()
  await writing

  await start()
  const read = (route: string) => right(site.call(`GET ${route}`, { token: tokens.senpai }))
  const { version, content } = await read(path)
  expect([confirmed, confirmed + 1]).toContain(version)
  expect(content.situation).toBe(`Text ${version}`)
  const { items } = await read(`${path}/versions?limit=100`)
  expect(items).toHaveLength(version - 1)
  for (const kept of items)
    expect((await read(`${path}/versions/${kept.version}`)).content.situation).toBe(`Text ${kept.version}`)
  expect(await right(site.call(`PUT ${path}`, save(confirmed + 1)))).toMatchObject({ version: confirmed + 1 })
})

// spec: learning.bad-films
it("during a conversion: the next start converts the film again and keeps no partial files", async () => {
  await server.stop()
  ffmpeg.feels("hanging")
  await start({ FFMPEG: ffmpeg.path })
  const { id } = await uploader(site, tokens.senpai).send(film)
  await expect.poll(() => ffmpeg.told().some((told) => told.includes("-progress"))).toBe(true)
  await expect.poll(ffmpeg.running).toHaveLength(1)
  await kill()
  // The orphaned converter stops too.
  await expect.poll(ffmpeg.running).toEqual([])

  ffmpeg.feels("well")
  // Moves the job back by some minutes, so that the next run picks it up.
  await onDatabase(async (database) => {
    await database.db.autocommit.execute(
      sql`update videos set touched_at = touched_at - interval '5 minutes' where id = ${id}`,
    )
    const { encryptionKeys } = readConfig(settings)
    const jobs = await startJobs(database, silentLog, createVault(encryptionKeys))
    await jobs.open("media-resume")
    await jobs.enqueue(database.db.autocommit, "media-resume", {})
    await jobs.stop()
  })
  await start({ FFMPEG: ffmpeg.path })
  const { state, media } = await onceWatchable(site, tokens.senpai, id)
  expect(state).toBe("ready")
  expect((await fetchFile(site.api, media.video_address)).bytes.toString()).toContain("made:")
  await server.stop()
  const [row] = await onDatabase(({ db }) =>
    rows<{ attempts: number; parts: number }>(
      db.autocommit,
      sql`select attempts, jsonb_array_length(parts) as parts from videos where id = ${id}`,
    ),
  )
  expect(row).toEqual({ attempts: 2, parts: 0 })
})
