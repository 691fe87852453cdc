// How often each senpai is shown, over many generated people. They come from a seed, so that every run is the same.
import { likenesses, MOST_MATCHES } from "@shirube/vocabulary/mentors/directory/choices"
import { japaneseLevels } from "@shirube/vocabulary/people/profile/choices"
import { addDays } from "@shirube/vocabulary/time/days"
import { topics } from "@shirube/vocabulary/topics"
import { describe, expect, it } from "vitest"
import { namedId, type UserId } from "#api/kernel/db/ids"
import { type RankedMentor, type RankedStudent, rankFor } from "./policy.ts"

const DAY = "2026-11-16"
const STUDENTS = 10_000
const MENTORS = 200

/** Pseudo-random numbers from 0 to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const first = Math.imul(state ^ (state >>> 15), state | 1)
    const second = first ^ (first + Math.imul(first ^ (first >>> 7), first | 61))
    return ((second ^ (second >>> 14)) >>> 0) / 2 ** 32
  }
}

function peopleFrom(seed: number) {
  const next = numbersFrom(seed)
  /** The first choices are far more common than the last, as countries of origin are. */
  const common = (count: number) => Math.floor(next() ** 2 * count)
  const several = <Value>(most: number, one: () => Value) =>
    Array.from({ length: Math.floor(next() * (most + 1)) }, one)
  const facts = () => {
    const country = common(25)
    return {
      country: namedId<NonNullable<RankedStudent["country"]>>(`country-${country}`),
      fieldWords: [`field-${common(30)}`],
      level: japaneseLevels[Math.floor(next() * japaneseLevels.length)] ?? null,
      universityId: namedId<NonNullable<RankedStudent["universityId"]>>(`university-${common(60)}`),
      industries: several(3, () => namedId<RankedStudent["industries"][number]>(`industry-${common(12)}`)),
      languages: [
        namedId<RankedStudent["languages"][number]>("en"),
        namedId<RankedStudent["languages"][number]>(`language-${country}`),
      ],
      topics: several(3, () => topics[common(topics.length)] ?? "visa"),
    }
  }
  const student = (index: number): RankedStudent => {
    const { level, ...rest } = facts()
    const written = { id: namedId<UserId>(`student-${index}`), japaneseLevel: level, ...rest }
    const isNew = next() < 0.05
    return isNew
      ? {
          ...written,
          country: null,
          fieldWords: [],
          japaneseLevel: null,
          universityId: null,
          industries: [],
          languages: [],
          topics: [],
        }
      : written
  }
  const mentor = (index: number): RankedMentor => {
    const { country, level, ...rest } = facts()
    // Every twentieth shows nothing, every twenty-fifth is paused.
    const shows = index % 20 === 0 ? [] : likenesses.filter(() => next() < 0.8)
    return {
      ...rest,
      id: namedId<UserId>(`mentor-${index}`),
      nationality: country,
      levelThen: level,
      shows: new Set(shows),
      answersThisMonth: common(40),
      isPaused: index % 25 === 24,
    }
  }
  return {
    mentors: Array.from({ length: MENTORS }, (_, index) => mentor(index)),
    students: Array.from({ length: STUDENTS }, (_, index) => student(index)),
  }
}

/** How often each senpai is shown, and how often first. */
function countShown(students: readonly RankedStudent[], mentors: readonly RankedMentor[], day = DAY) {
  const none = () => new Map<string, number>(mentors.map(({ id }) => [id, 0]))
  const [shown, first] = [none(), none()]
  for (const student of students)
    for (const [place, { mentorId }] of rankFor(student, mentors, day).entries()) {
      shown.set(mentorId, (shown.get(mentorId) ?? 0) + 1)
      if (place === 0) first.set(mentorId, (first.get(mentorId) ?? 0) + 1)
    }
  return { shown, first }
}

const { mentors, students } = peopleFrom(23)

describe("over 10,000 students and 200 senpai", () => {
  const { shown: counts } = countShown(students, mentors)
  const active = mentors.filter(({ isPaused }) => !isPaused).map(({ id }) => counts.get(id) ?? 0)

  it("no senpai is shown to every student, nor to more than a fifth of them", () => {
    expect(Math.max(...active)).toBeLessThan(STUDENTS / 5)
  })

  it("every senpai is shown to some student, unless paused", () => {
    expect(Math.min(...active)).toBeGreaterThan(0)
    const paused = mentors.filter(({ isPaused }) => isPaused)
    expect(paused).toHaveLength(MENTORS / 25)
    expect(paused.map(({ id }) => counts.get(id))).toEqual(paused.map(() => 0))
  })

  it("every student has six", () => {
    expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(STUDENTS * MOST_MATCHES)
  })
})

describe("among equals", () => {
  const alike = (name: string, answersThisMonth: number): RankedMentor => ({
    id: namedId(name),
    nationality: namedId("NP"),
    fieldWords: ["computer"],
    levelThen: "n3",
    universityId: null,
    industries: [],
    languages: [],
    topics: [],
    shows: new Set(likenesses),
    answersThisMonth,
    isPaused: false,
  })
  const equals = Array.from({ length: MENTORS }, (_, index) => alike(`equal-${index}`, 3))

  it("all senpai are shown, and shown first, about equally often", () => {
    const { shown, first } = countShown(students, equals)
    // Each is expected 300 times, with a standard deviation of 17.
    expect(Math.min(...shown.values())).toBeGreaterThan(220)
    expect(Math.max(...shown.values())).toBeLessThan(380)
    // Each is expected 50 times, with a standard deviation of 7.
    expect(Math.min(...first.values())).toBeGreaterThan(20)
    expect(Math.max(...first.values())).toBeLessThan(85)
  })

  it("the order changes from day to day for the same student", () => {
    const student = students.slice(0, 1)
    const twelve = equals.slice(0, 12)
    const counts = new Map<string, number>(twelve.map(({ id }) => [id, 0]))
    for (let day = 0; day < 400; day++)
      for (const [id, count] of countShown(student, twelve, addDays(DAY, day)).shown)
        counts.set(id, (counts.get(id) ?? 0) + count)
    // Each is expected on 200 of 400 days, with a standard deviation of 10.
    expect(Math.min(...counts.values())).toBeGreaterThan(150)
    expect(Math.max(...counts.values())).toBeLessThan(250)
  })

  it("many answers this month make a senpai come first less often, but not never", () => {
    const three = [0, 10, 100].map((answers) => alike(`answers-${answers}`, answers))
    const [fresh = 0, busy = 0, busiest = 0] = countShown(students, three).first.values()
    expect(busy / fresh).toBeGreaterThan(0.4)
    expect(busy / fresh).toBeLessThan(0.6)
    expect(busiest).toBeGreaterThan(100)
    expect(busiest).toBeLessThan(busy / 3)
  })
})
