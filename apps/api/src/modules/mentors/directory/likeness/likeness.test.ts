import { type Likeness, likenesses, MOST_MATCHES } from "@shirube/vocabulary/mentors/directory/choices"
import { japaneseLevels } from "@shirube/vocabulary/people/profile/choices"
import { addDays } from "@shirube/vocabulary/time/days"
import { topics } from "@shirube/vocabulary/topics"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { namedId, type UserId } from "#api/kernel/db/ids"
import { fieldWords, likenessWeights, type RankedMentor, type RankedStudent, rankFor } from "./policy.ts"

const DAY = "2026-11-16"

const emptyStudent: RankedStudent = {
  id: namedId("student"),
  country: null,
  fieldWords: [],
  japaneseLevel: null,
  universityId: null,
  industries: [],
  languages: [],
  topics: [],
}
/** From Nepal, with N3. */
const student: RankedStudent = {
  id: namedId("student"),
  country: namedId("NP"),
  fieldWords: fieldWords("Computer science"),
  japaneseLevel: "n3",
  universityId: namedId("waseda-university"),
  industries: [namedId("it"), namedId("consulting")],
  languages: [namedId("ne"), namedId("en"), namedId("ja")],
  topics: ["interviews", "visa"],
}
/** Shares nothing with the student. */
const stranger: RankedMentor = {
  id: namedId("stranger"),
  nationality: namedId("BR"),
  fieldWords: fieldWords("Law"),
  levelThen: "n1",
  universityId: namedId("kyoto-university"),
  industries: [namedId("food")],
  languages: [namedId("pt"), namedId("en"), namedId("ja")],
  topics: ["career-change"],
  shows: new Set(likenesses),
  answersThisMonth: 0,
  isPaused: false,
}
const sharing: Record<Likeness, Partial<RankedMentor>> = {
  country: { nationality: namedId("NP") },
  field: { fieldWords: fieldWords("Computer engineering") },
  level_then: { levelThen: "n3" },
  university: { universityId: namedId("waseda-university") },
  industry: { industries: [namedId("food"), namedId("it")] },
  language: { languages: [namedId("ja"), namedId("ne")] },
  topic: { topics: ["career-change", "visa"] },
}
/** A senpai who shares exactly these with the student; the id lists them. */
const sharer = (...shared: readonly Likeness[]): RankedMentor => ({
  ...stranger,
  ...Object.assign({}, ...shared.map((likeness) => sharing[likeness])),
  id: namedId(shared.join("+") || "nothing"),
})
const sharedWith = (mentor: RankedMentor, of = student) => rankFor(of, [mentor], DAY)[0]?.shared
const order = (mentors: readonly RankedMentor[], of = student) =>
  rankFor(of, mentors, DAY, mentors.length).map(({ mentorId }): string => mentorId)

describe("what a student and a senpai share", () => {
  it.each(likenesses)("is %s alone", (likeness) => {
    expect(sharedWith(sharer(likeness))).toEqual([likeness])
  })

  it("is listed with the strongest first, regardless of the profile's order", () => {
    expect(sharedWith(sharer(...likenesses.toReversed()))).toEqual(likenesses)
    expect(sharedWith(sharer("topic", "level_then", "country"))).toEqual(["country", "level_then", "topic"])
  })

  it.each<[why: string, mentor: Partial<RankedMentor>, of: Partial<RankedStudent>]>([
    [
      "two empty profiles",
      { nationality: null, levelThen: null, universityId: null, fieldWords: [] },
      emptyStudent,
    ],
    ["English and Japanese", { languages: [namedId("en"), namedId("ja")] }, {}],
    ["a neighbouring level", { levelThen: "n2" }, {}],
    ["the senpai's level against an unknown one", { levelThen: "n3" }, { japaneseLevel: null }],
    ["only a generic word of the major", { fieldWords: fieldWords("Animal science") }, {}],
    ["an industry that the student did not choose", { industries: [namedId("it")] }, { industries: [] }],
  ])("is nothing for %s", (_, mentor, of) => {
    expect(sharedWith({ ...stranger, ...mentor }, { ...student, ...of })).toEqual([])
  })

  it("counts once, however many industries, languages and topics match", () => {
    const one = sharer("industry")
    const all = { ...one, industries: student.industries, id: namedId<UserId>("all-industries") }
    const days = Array.from({ length: 100 }, (_, day) => addDays(DAY, day))
    const firsts = days.map((day) => rankFor(student, [one, all], day)[0]?.mentorId)
    expect(firsts.filter((id) => id === one.id).length).toBeGreaterThan(25)
    expect(firsts.filter((id) => id === all.id).length).toBeGreaterThan(25)
  })
})

describe("the order", () => {
  it.each<[stronger: readonly Likeness[], weaker: readonly Likeness[]]>([
    [["country"], ["field"]],
    [["field"], ["level_then"]],
    [["level_then"], ["university"]],
    [["level_then"], ["industry"]],
    [["industry"], ["language", "topic"]],
    [["language"], ["topic"]],
    [["topic"], []],
    [["university", "industry"], ["country"]],
    [
      ["level_then", "industry"],
      ["country", "topic"],
    ],
    [
      ["country", "level_then"],
      ["country", "university"],
    ],
    [
      ["country", "field"],
      ["level_then", "university", "topic"],
    ],
    [likenesses, likenesses.slice(0, -1)],
  ])("puts %j before %j", (stronger, weaker) => {
    const [first, second] = [sharer(...stronger), sharer(...weaker)]
    const ids = [first.id, second.id]
    for (let day = 0; day < 20; day++)
      expect(rankFor(student, [second, first], addDays(DAY, day)).map(({ mentorId }) => mentorId)).toEqual(
        ids,
      )
  })

  it("follows the table: strongest first, and two of the first five outweigh one", () => {
    const weights = Object.values(likenessWeights)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
    const [strongest = 0, , , fourth = 0, fifth = 0, ...small] = weights
    expect(fourth + fifth).toBeGreaterThan(strongest)
    expect(small.reduce<number>((sum, weight) => sum + weight, 0)).toBeLessThan(fifth)
  })

  it("leaves out senpai who are paused, and fills the places with senpai who share nothing", () => {
    const paused = { ...sharer("country", "field"), isPaused: true }
    expect(rankFor(student, [paused, stranger, sharer("topic")], DAY)).toEqual([
      { mentorId: "topic", shared: ["topic"] },
      { mentorId: "stranger", shared: [] },
    ])
    expect(rankFor(student, [], DAY)).toEqual([])
  })

  it("does not depend on the order of the input, and stays the same all day", () => {
    const mentors = Array.from({ length: 30 }, (_, index) => ({
      ...stranger,
      id: namedId<UserId>(`m${index}`),
    }))
    expect(order(mentors.toReversed())).toEqual(order(mentors))
  })

  it("is made in one pass that reads each senpai once, and the short list begins the long one", () => {
    const mentors = Array.from({ length: 50 }, (_, index) => ({
      ...stranger,
      id: namedId<UserId>(`m${index}`),
    }))
    let read = 0
    const once = (function* () {
      for (const mentor of mentors) {
        read++
        yield mentor
      }
    })()
    const best = rankFor(student, once, DAY).map(({ mentorId }): string => mentorId)
    expect(read).toBe(50)
    expect(best).toEqual(order(mentors).slice(0, MOST_MATCHES))
  })
})

describe("what a senpai hides", () => {
  it.each(likenesses)("is never a match: %s", (hidden) => {
    const shows = new Set(likenesses.filter((likeness) => likeness !== hidden))
    expect(sharedWith({ ...sharer(...likenesses), shows })).toEqual([...shows])
    expect(sharedWith({ ...sharer(hidden), shows })).toEqual([])
  })

  it("does not change the result in any way, for any student and any hidden values", () => {
    const aMentor = fc
      .record({
        nationality: fc.constantFrom(namedId<NonNullable<RankedMentor["nationality"]>>("NP"), null),
        fieldWords: fc.constantFrom(student.fieldWords, ["law"]),
        levelThen: fc.constantFrom(...japaneseLevels),
        universityId: fc.constantFrom(student.universityId, null),
        industries: fc.constantFrom(student.industries, []),
        languages: fc.constantFrom(student.languages, []),
        topics: fc.subarray([...topics]),
      })
      .map((values) => ({ ...stranger, ...values }))
    fc.assert(
      fc.property(
        fc.array(fc.tuple(aMentor, aMentor, fc.subarray([...likenesses])), { maxLength: 12 }),
        (pairs) => {
          const asShown = pairs.map(([mentor, , shown], index) => ({
            ...mentor,
            id: namedId<UserId>(`m${index}`),
            shows: new Set(shown),
          }))
          // The same page, with other values behind what it hides.
          const changed = asShown.map((mentor, index) => {
            const other = pairs[index]?.[1] ?? mentor
            const shown = <Value>(likeness: Likeness, own: Value, others: Value) =>
              mentor.shows.has(likeness) ? own : others
            return {
              ...mentor,
              nationality: shown("country", mentor.nationality, other.nationality),
              fieldWords: shown("field", mentor.fieldWords, other.fieldWords),
              levelThen: shown("level_then", mentor.levelThen, other.levelThen),
              universityId: shown("university", mentor.universityId, other.universityId),
              industries: shown("industry", mentor.industries, other.industries),
              languages: shown("language", mentor.languages, other.languages),
              topics: shown("topic", mentor.topics, other.topics),
            }
          })
          expect(rankFor(student, changed, DAY)).toEqual(rankFor(student, asShown, DAY))
        },
      ),
    )
  })

  it("and what a student has written is not in the result: only ids and kinds of likeness are", () => {
    for (const match of rankFor(student, [sharer(...likenesses), stranger], DAY)) {
      expect(Object.keys(match)).toEqual(["mentorId", "shared"])
      expect(likenesses).toEqual(expect.arrayContaining([...match.shared]))
    }
  })
})

describe("the words of a major", () => {
  it.each([
    ["Mechanical engineering", ["mechanical"]],
    ["Engineering", ["engineering"]],
    ["International Relations", ["relations"]],
    ["Electrical and Electronic Engineering", ["electrical", "electronic"]],
    ["ＣＯＭＰＵＴＥＲ　Science", ["computer"]],
    ["経営学", ["経営"]],
    ["経営学部", ["経営"]],
    ["経済学部経済学科", ["経済"]],
    ["機械工学科", ["機械工"]],
    ["機械工学専攻", ["機械工"]],
    ["文学・言語学", ["文", "言語"]],
    ["Kỹ thuật", ["kỹ", "thuật"]],
    ["  ", []],
    [null, []],
  ])("of %j are %j", (major, words) => {
    expect(fieldWords(major)).toEqual(words)
  })
})
