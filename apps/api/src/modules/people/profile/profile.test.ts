import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aBackground, someNames } from "./builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const put = (part: string, token: string, body: unknown, language: "en" | "ja" = "en") =>
  api.call(`PUT /v1/profile/${part}`, { token, body, language })
const own = async (token: string) => (await api.call("GET /v1/profile", { token })).body
const preview = async (token: string) => (await api.call("GET /v1/profile/preview", { token })).body

const hidden = {
  nationality: "nobody",
  japanese_level: "nobody",
  languages: "nobody",
  university: "nobody",
  study: "nobody",
  career: "nobody",
  introduction: "nobody",
  is_listed: false,
}

/** Every part with valid and invalid bodies, and the resulting profile. */
const parts: readonly [part: string, good: object, bad: readonly object[], kept: object][] = [
  [
    "names",
    someNames({ family_name: "Lê", family_kana: "ﾚ" }),
    [
      {},
      someNames({ family_name: "" }),
      someNames({ family_name: "陳" }),
      someNames({ given_name: undefined }),
      someNames({ family_kana: "Le" }),
      someNames({ display_name: "🙂" }),
      someNames({ display_name: "Shirube" }),
      someNames({ birth_date: "2004-02-30" }),
      someNames({ birth_date: "1850-01-01" }),
      someNames({ birth_date: "2027-01-01" }),
    ],
    { family_name: "Le", given_name: "Amara", family_kana: "レ", display_name: "Amara", is_adult: true },
  ],
  [
    "background",
    aBackground(),
    [
      {},
      aBackground({ nationality: "Nigeria" }),
      aBackground({ nationality: "XX" }),
      aBackground({ languages: [{ code: "qq", level: "daily" }] }),
      aBackground({ japanese_level: "n6" }),
      aBackground({ languages: [] }),
      aBackground({
        languages: [
          { code: "en", level: "native" },
          { code: "en", level: "daily" },
        ],
      }),
    ],
    { nationality: "NG", japanese_level: "n2", languages: [{ code: "en", level: "native" }] },
  ],
  ["region", { region: "kanto" }, [{}, { region: "Kantō" }, { region: "atlantis" }], { region: "kanto" }],
  [
    "university",
    { university_id: "waseda-university" },
    [
      {},
      { university_id: "Waseda!" },
      { university_id: "hogwarts" },
      { university_id: "waseda-university", university_name: "Waseda" },
    ],
    { university_id: "waseda-university", university_name: null, region: "kanto" },
  ],
  [
    "school",
    { school: "School of Commerce", degree: "bachelor" },
    [{}, { school: "x" }, { degree: "knight" }, { school: "x".repeat(101), degree: "bachelor" }],
    { school: "School of Commerce", degree: "bachelor" },
  ],
  [
    "study",
    { major: "Marketing", year: 3, graduation_month: "2028-09" },
    [
      {},
      { major: "", year: 3, graduation_month: "2028-03" },
      { major: "Law", year: 0, graduation_month: "2028-03" },
      { major: "Law", year: 9, graduation_month: "2028-03" },
      { major: "Law", year: 3, graduation_month: "2028-13" },
      { major: "Law", year: 3, graduation_month: "March" },
    ],
    { major: "Marketing", year: 3, graduation_month: "2028-09" },
  ],
  [
    "industries",
    { industries: ["trading"] },
    [
      {},
      { industries: ["trading", "trading"] },
      { industries: ["alchemy"] },
      { industries: ["a", "b", "c", "d", "e", "f"] },
    ],
    { industries: ["trading"] },
  ],
  [
    "work",
    { occupations: ["sales"], prefectures: ["13", "27"] },
    [{}, { occupations: [], prefectures: ["48"] }, { occupations: ["sales", "sales"], prefectures: [] }],
    { occupations: ["sales"], prefectures: ["13", "27"] },
  ],
  [
    "goals",
    { experience: "A café.\r\n\r\n\r\nA lab.\u202E" },
    [{ experience: "x".repeat(2001) }, { goals: 3 }],
    { experience: "A café.\n\nA lab.", goals: null },
  ],
  [
    "introduction",
    { en: "Hello", ja: "はじめまして" },
    [{ en: "x".repeat(1001) }],
    { introduction: { en: "Hello", ja: "はじめまして" } },
  ],
  [
    "visibility",
    { ...hidden, university: "members" },
    [{}, { ...hidden, career: "everyone" }, { ...hidden, is_listed: "yes" }],
    { visibility: { university: "members", nationality: "nobody" }, is_listed: false },
  ],
]

describe.each(parts)("the part %s of a profile", (part, good, bad, kept) => {
  // spec: 2.profiles
  it("requires valid fields, and can be saved repeatedly", async () => {
    const { token } = await signedIn(api)
    for (const body of bad) expect([body, (await put(part, token, body)).status]).toEqual([body, 422])
    const before = await own(token)
    expect((await put(part, token, good)).body).toMatchObject(kept)
    expect((await put(part, token, good)).status).toBe(200)
    const after = await own(token)
    expect(after).toMatchObject(kept)
    // Nothing that belongs to another part has changed.
    const changed = Object.keys(after).filter(
      (key) => JSON.stringify(after[key]) !== JSON.stringify(before[key]),
    )
    const ofThisPart = [...Object.keys(kept), "birth_date", "has_one_name"]
    expect(changed.filter((key) => !ofThisPart.includes(key))).toEqual([])
  })
})

describe("a profile", () => {
  it("is empty at first, except for the account's name", async () => {
    const { token } = await signedIn(api, aStudent({ name: "Amara Okafor" }))
    expect(await own(token)).toMatchObject({
      display_name: "Amara Okafor",
      family_name: null,
      languages: [],
      is_adult: false,
      is_listed: false,
      visibility: { introduction: "nobody" },
    })
  })

  it("is visible only to its owner", async () => {
    const amara = await signedIn(api)
    const ben = await signedIn(api)
    await put("background", amara.token, aBackground())
    expect((await own(ben.token)).nationality).toBeNull()
  })

  it("keeps two parts saved concurrently, also when the profile is new", async () => {
    const { token } = await signedIn(api)
    const answers = await Promise.all([
      put("background", token, aBackground()),
      put("study", token, { major: "Law", year: 1, graduation_month: "2030-03" }),
      put("region", token, { region: "kanto" }),
      put("region", token, { region: "kansai" }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await own(token)).toMatchObject({ nationality: "NG", major: "Law" })
  })

  it("updates the name wherever its owner is named", async () => {
    const { token } = await signedIn(api)
    await put("names", token, someNames({ display_name: "明 Anh" }))
    expect((await api.call("GET /v2/user", { token })).body).toMatchObject({ name: "明 Anh", seal: "明" })
  })

  // spec: membership.names
  it("allows a single name if its owner has only one", async () => {
    const { token } = await signedIn(api)
    const one = someNames({ given_name: undefined, has_one_name: true })
    expect((await put("names", token, one)).body).toMatchObject({ given_name: null, has_one_name: true })
    const { body } = await put("names", token, someNames({ given_name: undefined }), "ja")
    expect(body.errors.given_name[0]).toContain("名前が一つだけの方")
  })

  it("explains an invalid name with a specific message", async () => {
    const { token } = await signedIn(api)
    const { body } = await put("names", token, someNames({ family_name: "陳", display_name: "編集部" }))
    expect(body.errors.family_name[0]).toContain("residence card")
    expect(body.errors.display_name[0]).toContain("our team")
  })

  it("accepts an unlisted university by name", async () => {
    const { token } = await signedIn(api)
    await put("university", token, { university_id: "waseda-university" })
    const { body } = await put("university", token, { university_name: "Small College" })
    expect(body).toMatchObject({ university_id: null, university_name: "Small College" })
  })
})

describe("age", () => {
  // The test clock starts at 2026-11-15, 9:00 in Japan.
  // spec: membership.age-consents
  it("under 15 is refused with a kind message that reading needs no account", async () => {
    const { token } = await signedIn(api)
    const { status, body } = await put("names", token, someNames({ birth_date: "2011-11-16" }))
    expect([status, body.code]).toEqual([409, "profile.too_young"])
    expect(body.errors.birth_date[0]).toContain("read every article")
    expect((await own(token)).birth_date).toBeNull()
  })

  it("of 15 is enough from the birthday", async () => {
    const { token } = await signedIn(api)
    const { status, body } = await put("names", token, someNames({ birth_date: "2011-11-15" }))
    expect([status, body.is_adult]).toEqual([200, false])
  })

  it("under 18 is never listed, and 18 is", async () => {
    const { token } = await signedIn(api)
    const listed = { ...hidden, is_listed: true }
    expect((await put("visibility", token, listed)).body.code).toBe("profile.adults_only")
    await put("names", token, someNames({ birth_date: "2008-11-16" }))
    expect((await put("visibility", token, listed)).status).toBe(409)
    await put("names", token, someNames({ birth_date: "2008-11-15" }))
    expect((await put("visibility", token, listed)).body.is_listed).toBe(true)
    // A corrected date removes the member from the directory.
    expect((await put("names", token, someNames({ birth_date: "2009-01-01" }))).body.is_listed).toBe(false)
  })
})

describe("what others see", () => {
  it("is only the name until its owner shows more", async () => {
    const { token } = await signedIn(api, aStudent({ name: "Amara" }))
    for (const [part, good] of parts) if (part !== "visibility") await put(part, token, good)
    const shown = await preview(token)
    expect(shown).toMatchObject({
      display_name: "Amara",
      nationality: null,
      university: null,
      introduction: null,
    })
    expect(JSON.stringify(shown)).not.toMatch(/Okafor|2004|café/)
  })

  // spec: membership.visibility
  it("is exactly the parts that its owner shows", async () => {
    const { token } = await signedIn(api)
    for (const [part, good] of parts) await put(part, token, good)
    await put("visibility", token, { ...hidden, university: "members", introduction: "members" })
    expect(await preview(token)).toMatchObject({
      university: { id: "waseda-university", name: null },
      introduction: { ja: "はじめまして" },
      study: null,
      languages: null,
      career: null,
    })
  })
})
