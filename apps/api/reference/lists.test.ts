// Invariants of the reference lists.

import { describe, expect, it } from "vitest"
import { spellReading } from "#api/kernel/search/romaji"
import { files } from "./lists.ts"

const { universities, prefectures, regions } = files
const every = Object.entries(files).flatMap(([kind, items]) => items.map((item) => ({ kind, ...item })))
const twice = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)
const KANA = /^[\u3041-\u3096\u30a1-\u30faー・]+$/

describe("every list", () => {
  it("has each id and each name once", () => {
    for (const [kind, items] of Object.entries(files)) {
      expect([kind, twice(items.map(({ id }) => id))]).toEqual([kind, []])
      for (const language of ["en", "ja"] as const)
        expect([kind, twice(items.map(({ name }) => name[language]))]).toEqual([kind, []])
    }
  })

  it("has names in both languages, without stray spaces", () => {
    for (const { id, name, also } of every) {
      for (const text of [name.en, name.ja, ...also]) expect([id, text]).toEqual([id, text.trim()])
      expect([id, /\p{Script=Latin}/u.test(name.en), /[\u3041-\u30ff\p{Script=Han}]/u.test(name.ja)]).toEqual(
        [id, true, true],
      )
      expect([id, /[\u3041-\u30ff\p{Script=Han}]/u.test(name.en)]).toEqual([id, false])
    }
  })

  it("says in kana how each Japanese name is read", () => {
    for (const { id, name, reading } of every) {
      expect([id, KANA.test(reading ?? name.ja)]).toEqual([id, true])
      expect([id, spellReading(reading ?? name.ja)]).not.toEqual([id, undefined])
    }
  })
})

describe("the countries", () => {
  it("are all of ISO 3166-1", () => {
    expect(files.countries).toHaveLength(249)
    const known = new Intl.DisplayNames("en", { type: "region", fallback: "none" })
    for (const { id } of files.countries) expect([id, known.of(id)]).not.toEqual([id, undefined])
  })
})

describe("the languages", () => {
  it("are known under these codes, the short one where there is one", () => {
    const known = new Intl.DisplayNames("en", { type: "language", fallback: "none" })
    for (const { id } of files.languages) {
      expect([id, known.of(id)]).not.toEqual([id, undefined])
      if (id.length === 3) expect(Intl.getCanonicalLocales(id)).toEqual([id])
    }
  })
})

describe("the prefectures", () => {
  it("are the 47 of JIS X 0401 in their eight regions", () => {
    expect(prefectures.map(({ id }) => Number(id))).toEqual(Array.from({ length: 47 }, (_, i) => i + 1))
    expect(new Set(prefectures.map(({ group }) => group))).toEqual(new Set(regions.map(({ id }) => id)))
  })
})

describe("the universities", () => {
  it("are at least 200, all 85 national ones among them, in every prefecture", () => {
    expect(universities.length).toBeGreaterThanOrEqual(200)
    expect(universities.filter(({ kind }) => kind === "national")).toHaveLength(85)
    expect(new Set(universities.map(({ prefecture }) => prefecture))).toEqual(
      new Set(prefectures.map(({ id }) => id)),
    )
  })

  it("each have domains of their own: none belongs to two", () => {
    expect(twice(universities.flatMap(({ domains }) => domains))).toEqual([])
    for (const { domains } of universities)
      for (const domain of domains) expect(["ac.jp", "jp", "edu", "org"]).not.toContain(domain)
  })

  it("have few domains outside of ac.jp: each of them verifies its holders without an editor", () => {
    const outside = universities.flatMap(({ domains }) => domains.filter((one) => !one.endsWith(".ac.jp")))
    expect(outside.toSorted()).toEqual([
      "chiba-u.jp",
      "hgu.jp",
      "iniad.org",
      "kait.jp",
      "keio.jp",
      "kyutech.jp",
      "naist.jp",
      "oist.jp",
      "tokai-u.jp",
      "toyo.jp",
      "tuj.temple.edu",
      "tyg.jp",
      "waseda.jp",
      "ynu.jp",
    ])
  })

  it("have no domain below another of the same, which would say nothing", () => {
    for (const { id, domains } of universities)
      for (const domain of domains)
        expect([id, domains.filter((one) => domain.endsWith(`.${one}`))]).toEqual([id, []])
  })

  it("resolve an old id once, and never shadow a current id", () => {
    const ids = universities.flatMap(({ id, aliases }) => [id, ...aliases])
    expect(twice(ids)).toEqual([])
  })

  it("are called as Japanese universities are, and read so", () => {
    for (const { name, reading } of universities) {
      expect([name.ja, /大[学學]/.test(name.ja)]).toEqual([name.ja, true])
      expect([name.ja, /だいがく/.test(reading ?? "")]).toEqual([name.ja, true])
    }
  })
})
