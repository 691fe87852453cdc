// Pages of the site as editors write them, and the versions that people agree to.
import { consentVersions } from "@shirube/vocabulary/people/consents/kinds"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { saveAll } from "#api/modules/editorial/writing/builders"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { loadPages, readPages } from "../../../../seed/pages.ts"
import { aPage, publishPages } from "./builders.ts"
import { selectVersion } from "./queries.ts"

let api: TestApi
let token: string | undefined
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
beforeEach(async () => {
  await api.empty()
  token = (await signedIn(api, anEditor())).token
})
afterAll(() => api.stop())

const read = async (id: string, language: "en" | "ja" = "en") =>
  (await api.call(`GET /v1/pages/${id}`, { language })).body
const text = (title: string, markdown = "## One\n\nWords.\n") => ({ title, lead: "A lead.", markdown })
const write = (id: string, markdown?: string, version = "") =>
  saveAll(api, token, "page", id, {
    details: { version },
    en: text("New words", markdown),
    ja: text("新しい言葉", markdown),
  })
const post = (id: string, action: string, body?: object) =>
  api.call(`POST /v1/editors/writing/page/${id}/${action}`, { token, body })

describe("a page", () => {
  it("is read in both languages, with the numbers that the product enforces and links in a row", async () => {
    const markdown =
      "## From {youngest}\n\nWrite to {helpEmail}.\n\n@component collected\n\n[Ask](/help) [More](/terms)\n"
    await publishPages(api, [aPage("about", { markdown })])
    const { blocks, headings, ...page } = await read("about")
    expect(page).toMatchObject({ id: "about", title: "about", lead: "About about.", version: null })
    expect(headings).toMatchObject([{ id: "section-1", text_ruby: [{ text: "From 15" }], depth: 2 }])
    expect(blocks.map(({ kind, name }: { kind: string; name?: string }) => name ?? kind)).toEqual([
      "html",
      "collected",
      "html",
    ])
    expect(blocks[0].html).toContain('<a href="mailto:help@')
    expect(blocks[2].html).toContain('<p class="page-links"><a href="/help">Ask</a> <a href="/terms">')
    expect((await read("about", "ja")).title).toBe("aboutのページ")
    expect((await api.call("GET /v1/pages/unknown")).body.code).toBe("page.not_found")
    expect((await api.call("GET /v1/pages/No%20page")).status).toBe(422)
  })

  it("is changed in both languages at once, and its draft is previewed", async () => {
    await publishPages(api)
    const path = "/v1/editors/writing/page/about"
    const fields = text("Only drafted")
    await api.call(`PUT ${path}/en/draft`, { token, body: { version: 1, fields } })
    const draft = await api.call("GET /v1/editors/pages/about/preview?language=en", { token })
    expect([draft.body.title, (await read("about")).title]).toEqual(["Only drafted", "about"])
    expect((await write("about")).status).toBe(200)
    expect([(await read("about")).title, (await read("about", "ja")).title]).toEqual([
      "New words",
      "新しい言葉",
    ])
  })

  it("is neither added, moved, withdrawn nor put into the trash", async () => {
    await publishPages(api)
    const codes = [
      await api.call("POST /v1/editors/writing/page", { token, body: { id: "another" } }),
      await post("about", "address", { address: "another" }),
      await post("about", "withdraw", { languages: ["en", "ja"] }),
      await post("about", "trash"),
    ].map(({ body }) => body.code)
    expect(codes).toEqual(Array(4).fill("writing.fixed"))
    expect((await read("about")).title).toBe("about")
  })

  it("is not published with numbers, parts or words that do not exist", async () => {
    await publishPages(api, [aPage("about"), aPage("privacy", { version: consentVersions.privacy })])
    const refused = await write("about", "{unknownDays} days\n\n@component unknown\n\n[[naitei]]\n")
    expect([refused.status, refused.body.errors["en.markdown"].length]).toEqual([409, 3])
    const bare = await write("privacy", undefined, consentVersions.privacy)
    expect(bare.body.errors["ja.markdown"]).toHaveLength(3)
  })
})

describe("a new version of the terms", () => {
  const agree = (person: string) =>
    api.call("PUT /v1/consents/matching", { token: person, body: { is_given: false } })
  const consentsOf = async (person: string) => (await api.call("GET /v1/consents", { token: person })).body

  it("is what members are asked for from then on, and its number is said before", async () => {
    await publishPages(api, [aPage("terms", { version: consentVersions.terms })])
    const member = await signedIn(api)
    const body = { terms: true, privacy: true, news: false, guardian: true, guardian_name: "Someone" }
    await api.call("PUT /v1/consents", { token: member.token, body })
    await agree(member.token)
    expect((await write("terms", undefined, consentVersions.terms)).status).toBe(200)
    expect((await consentsOf(member.token)).items.at(-1)).toMatchObject({ kind: "terms", is_current: true })

    const path = "/v1/editors/writing/page/terms"
    const { parts } = (await api.call(`GET ${path}`, { token })).body
    const fields = { version: "2027-04-01" }
    await api.call(`PUT ${path}/details/draft`, { token, body: { version: parts.details.version, fields } })
    const { consequences } = (await api.call(`GET ${path}`, { token, language: "en" })).body
    expect(consequences[0]).toContain("Version 2027-04-01 is new: 1 accounts agreed to an earlier one")

    expect((await write("terms", undefined, "2027-04-01")).status).toBe(200)
    expect((await read("terms")).version).toBe("2027-04-01")
    expect(await consentsOf(member.token)).toMatchObject({
      versions: { terms: "2027-04-01", privacy: consentVersions.privacy },
      items: expect.arrayContaining([
        expect.objectContaining({ kind: "terms", version: consentVersions.terms, is_current: false }),
      ]),
    })
    await api.call("PUT /v1/consents", { token: member.token, body })
    expect((await consentsOf(member.token)).items.at(-1)).toMatchObject({
      version: "2027-04-01",
      is_current: true,
    })
  })

  it("leaves the text of each version readable, with the numbers of its time, and corrected where its words were", async () => {
    await publishPages(api, [aPage("terms", { version: "2026-11-01", markdown: "From {youngest}." })])
    const versionOf = (version: string) =>
      api.call(`GET /v1/pages/terms/versions/${version}`, { language: "en" })
    const wordsOf = ({ body }: Awaited<ReturnType<typeof versionOf>>) => body.blocks[0].html
    await write("terms", "Corrected, from {youngest}, {helpEmail}.", "2026-11-01")
    await write("terms", "Other rules.", "2027-04-01")
    expect((await read("terms")).versions).toEqual(["2027-04-01", "2026-11-01"])
    const earlier = await versionOf("2026-11-01")
    expect(earlier.body).toMatchObject({ version: "2026-11-01", versions: ["2027-04-01", "2026-11-01"] })
    expect(wordsOf(earlier)).toContain('Corrected, from 15, <a href="mailto:help@')
    expect(wordsOf(await versionOf("2027-04-01"))).toContain("Other rules.")
    const kept = await selectVersion(api.db.autocommit, "terms", "2026-11-01")
    expect(kept?.en.markdown).toBe("Corrected, from 15, {helpEmail}.")
    expect((await versionOf("2026-12-01")).status).toBe(404)
    expect((await versionOf("yesterday")).status).toBe(422)
  })

  it("is never earlier than the present one, and only pages that people agree to have one", async () => {
    await publishPages(api, [aPage("about"), aPage("terms", { version: consentVersions.terms })])
    expect(Object.keys((await write("terms", undefined, "2020-01-01")).body.errors)).toEqual([
      "details.version",
    ])
    expect(Object.keys((await write("terms")).body.errors)).toEqual(["details.version"])
    expect(Object.keys((await write("about", undefined, "2027-01-01")).body.errors)).toEqual([
      "details.version",
    ])
  })
})

describe("a start", () => {
  const start = () => loadPages(api.db, api.clock.now())

  it("brings every page once, also in two processes, and leaves what editors have changed", async () => {
    await Promise.all([start(), start()])
    const { version, blocks } = await read("privacy", "ja")
    expect([version, blocks.length]).toEqual([consentVersions.privacy, 7])
    expect((await write("about")).status).toBe(200)
    await api.database.exec("update marks set value = 'older' where name = 'site-pages'")
    await start()
    expect((await read("about")).title).toBe("New words")
    expect(await countStatements(start)).toBe(1)
  })

  // spec: 1.free
  it("brings terms that say that students and senpai use Shirube free", async () => {
    const terms = (await readPages()).find(({ id }) => id === "terms")
    expect(terms?.texts.en?.markdown).toContain("Shirube is free for students and senpai")
    expect(terms?.texts.ja?.markdown).toContain("学生と先輩は無料")
  })

  it("brings what people have agreed to in the version that the program names", async () => {
    const versions = (await readPages()).flatMap(({ id, details }) =>
      details.version === "" ? [] : [[id, details.version]],
    )
    expect(Object.fromEntries(versions)).toEqual({
      terms: consentVersions.terms,
      privacy: consentVersions.privacy,
    })
  })
})
