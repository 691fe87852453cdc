import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { publishDraft, read, save } from "../src/modules/editorial/writing/builders.ts"
import { anEditor, signedIn } from "../src/modules/identity/auth/builders.ts"
import { startTestApi, type TestApi } from "../src/testing/api.ts"
import { exportContent } from "./export.ts"
import { loadContent } from "./load.ts"

let api: TestApi
const folder = mkdtempSync(join(tmpdir(), "shirube-content-"))
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await api.stop()
})

const SEED = import.meta.dirname
const filesIn = (root: string) =>
  Object.fromEntries(
    ["articles", "pages", "shared"].flatMap((kind) =>
      readdirSync(join(root, kind), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => [
          join(entry.parentPath, entry.name).slice(root.length),
          join(entry.parentPath, entry.name),
        ])
        .map(([name, path]) => [name, readFileSync(path ?? "", "utf8")]),
    ),
  )
const articles = async () => {
  const { body } = await api.call("GET /v1/articles?limit=50")
  return Promise.all(
    body.items.map(async ({ id }: { id: string }) => {
      const { updated_at: _, ...article } = (await api.call(`GET /v1/articles/${id}`, { language: "ja" }))
        .body
      return article
    }),
  )
}
const load = (from?: string) => loadContent(api.db, api.clock.now(), from)

it("what was loaded is exported as it was", async () => {
  expect(await exportContent(api.db, folder)).toBe(0)
  const { published } = await load()
  expect(await exportContent(api.db, folder)).toBe(published)
  expect(filesIn(folder)).toEqual(filesIn(SEED))
})

const FEW = ["interviews", "checklists", "keigo-mail"]
const FEW_TERMS = 100

/** Loading everything takes seconds. */
function leaveFew(): void {
  for (const name of readdirSync(join(folder, "articles")))
    if (!FEW.includes(name)) rmSync(join(folder, "articles", name), { recursive: true })
  for (const name of FEW) {
    const path = join(folder, "articles", name, "meta.json")
    const meta = JSON.parse(readFileSync(path, "utf8"))
    writeFileSync(path, JSON.stringify({ ...meta, related: [] }))
  }
  const glossary = join(folder, "glossary.json")
  const terms = JSON.parse(readFileSync(glossary, "utf8")).slice(0, FEW_TERMS)
  writeFileSync(glossary, JSON.stringify(terms))
}

describe("a few articles", () => {
  beforeAll(leaveFew)
  beforeEach(async () => {
    await api.empty()
    await load(folder)
  })

  it("load into an empty database as the same", async () => {
    const before = await articles()
    expect(before).toHaveLength(FEW.length)
    await exportContent(api.db, folder)
    await api.empty()
    await load(folder)
    expect(await articles()).toEqual(before)
  })

  it("change with their files where no editor has changed them", async () => {
    const path = join(folder, "articles", "keigo-mail", "en.md")
    writeFileSync(path, readFileSync(path, "utf8").replace(/^# .+/, "# A newer title"))
    expect(await load(folder)).toEqual({ published: 0, changed: 1, unchanged: 2 })
    const { body } = await api.call("GET /v1/articles/keigo-mail", { language: "en" })
    expect(body.title).toBe("A newer title")
  })

  it("stay as an editor has changed, moved or withdrawn them, and are exported like that", async () => {
    const { token } = await signedIn(api, anEditor())
    const documents = "/v1/editors/writing/article"
    const { parts, is_from_files } = await read(api, token, "interviews")
    expect(is_from_files).toBe(true)
    const fields = { ...parts.en.fields, title: "Changed by an editor", summary: [], markdown: "Only this." }
    await save(api, token, "interviews", "en", { version: parts.en.version, fields })
    expect((await publishDraft(api, token, "interviews")).status).toBe(200)
    const to = { address: "job-interviews" }
    await api.call(`POST ${documents}/interviews/address`, { token, body: to })
    await api.call(`POST ${documents}/checklists/withdraw`, { token, body: { languages: ["en", "ja"] } })
    expect(await load(folder)).toMatchObject({ published: 0, changed: 0 })
    const interviews = async () => (await api.call("GET /v1/articles/interviews", { language: "en" })).body
    const shown = await interviews()
    expect(shown).toMatchObject({ title: "Changed by an editor", address: "job-interviews" })
    expect((await api.call("GET /v1/articles/checklists")).status).toBe(404)

    await exportContent(api.db, folder)
    const files = filesIn(folder)
    expect(files["/articles/job-interviews/en.md"]).toContain("# Changed by an editor\n\n> ")
    expect(files["/articles/job-interviews/meta.json"]).toContain(
      '"former_addresses": [\n    "interviews"\n  ]',
    )
    expect(Object.keys(files).filter((name) => /\/(?:interviews|checklists)\//.test(name))).toEqual([])
    await api.empty()
    await load(folder)
    const loaded = await interviews()
    expect(loaded).toMatchObject({ title: "Changed by an editor", address: "job-interviews" })
    expect(loaded.body_html).toBe(shown.body_html)
  })
})
