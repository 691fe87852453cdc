import { describe, expect, it } from "vitest"
import {
  type ApplicationStage,
  type Deadline,
  deadlineTitle,
  moveItemBefore,
  neighbouringStage,
  seasonOf,
  type Tracked,
  usualSteps,
  weekOf,
  withReachedStage,
} from "./choices.ts"

const due = (day: string, more: Partial<Deadline> = {}): Deadline => ({
  id: day,
  kind: "entry-sheet",
  what: null,
  day,
  time: null,
  isDone: false,
  ...more,
})
const at = (stage: ApplicationStage, more: Partial<Tracked> = {}): Tracked => ({
  company: "Aozora",
  stage,
  steps: usualSteps,
  deadlines: [],
  reached: [],
  ...more,
})

describe("a company's stages", () => {
  it("follow the company's own order", () => {
    const steps = ["web-test", "entry-sheet", "offer"] as const
    expect(neighbouringStage({ stage: "web-test", steps }, 1)).toBe("entry-sheet")
    expect(neighbouringStage({ stage: "entry-sheet", steps }, -1)).toBe("web-test")
    expect(neighbouringStage({ stage: "web-test", steps }, -1)).toBeUndefined()
    expect(neighbouringStage({ stage: "offer", steps }, 1)).toBeUndefined()
  })

  it("find the neighbouring stage from a stage that the company does not have, and from the end", () => {
    expect(neighbouringStage({ stage: "group-discussion", steps: usualSteps }, 1)).toBe("interview-1")
    expect(neighbouringStage({ stage: "group-discussion", steps: usualSteps }, -1)).toBe("web-test")
    expect(neighbouringStage({ stage: "rejected", steps: usualSteps }, -1)).toBe("offer")
    expect(neighbouringStage({ stage: "rejected", steps: usualSteps }, 1)).toBeUndefined()
  })

  it("record the first day of each stage", () => {
    const once = withReachedStage([], "entry-sheet", "2026-11-16")
    expect(withReachedStage(once, "entry-sheet", "2026-12-01")).toEqual(once)
  })
})

describe("the week", () => {
  it("counts what is due within seven days, what is late, and what waits for the company", () => {
    const applications = [
      at("entry-sheet", { deadlines: [due("2026-11-20"), due("2026-11-24"), due("2026-11-25")] }),
      at("web-test", { deadlines: [due("2026-11-15"), due("2026-11-18", { isDone: true })] }),
      at("interview-1"),
      at("research"),
      at("offer"),
      at("rejected", { deadlines: [due("2026-11-18")] }),
    ]
    expect(weekOf(applications, "2026-11-18")).toEqual({ due: 2, late: 1, waiting: 1 })
  })

  it("spans the new year", () => {
    const applications = [
      at("entry-sheet", { deadlines: [due("2026-12-31"), due("2027-01-05"), due("2027-01-06")] }),
    ]
    expect(weekOf(applications, "2026-12-30").due).toBe(2)
  })
})

describe("a day later", () => {
  // spec: clock.tracker-days
  it.each([
    ["2026-12-31", "2027-01-01"],
    ["2027-02-28", "2027-03-01"],
    ["2028-02-28", "2028-02-29"],
    ["2028-02-29", "2028-03-01"],
    ["2027-03-31", "2027-04-01"],
  ])("from %s to %s, a due item becomes late and one day passes", (eve, day) => {
    const applications = [at("entry-sheet", { deadlines: [due(eve)] })]
    expect(weekOf(applications, eve)).toMatchObject({ due: 1, late: 0 })
    expect(weekOf(applications, day)).toMatchObject({ due: 0, late: 1 })
    const reached = [
      { stage: "entry-sheet", on: eve },
      { stage: "offer", on: day },
    ] as const
    expect(seasonOf([at("offer", { reached })]).usualDays).toBe(1)
  })
})

describe("the season", () => {
  it("counts how far each application went, including finished ones", () => {
    const season = seasonOf([
      at("rejected", {
        reached: [
          { stage: "entry-sheet", on: "2026-11-01" },
          { stage: "interview-1", on: "2026-11-10" },
          { stage: "rejected", on: "2026-11-15" },
        ],
      }),
      at("entry-sheet"),
      at("offer", {
        reached: [
          { stage: "entry-sheet", on: "2026-10-01" },
          { stage: "offer", on: "2026-11-01" },
        ],
      }),
    ])
    expect(season).toMatchObject({ applications: 3, open: 2, waiting: 1, usualDays: 31 })
    expect(Object.fromEntries(season.reached.map(({ stage, count }) => [stage, count]))).toMatchObject({
      research: 3,
      "entry-sheet": 3,
      "group-discussion": 0,
      "interview-1": 2,
      offer: 1,
    })
    expect(season.ended.find(({ outcome }) => outcome === "rejected")?.count).toBe(1)
  })

  it("is empty without applications", () => {
    expect(seasonOf([])).toMatchObject({ applications: 0, open: 0, waiting: 0, usualDays: null })
  })
})

it("a deadline is titled with its company, in both languages", () => {
  expect(deadlineTitle("Aozora", due("2026-11-20"))).toEqual({
    en: "Aozora: entry sheet due",
    ja: "Aozora：ES提出",
  })
  expect(deadlineTitle("Aozora", due("2026-11-20", { what: "Essay" })).ja).toBe("Aozora：Essay")
})

it("moving one application before another changes the custom order", () => {
  const items = ["a", "b", "c"].map((id) => ({ id }))
  const ids = (moving: string, before: string | null) =>
    moveItemBefore(items, { id: moving }, before)
      .map(({ id }) => id)
      .join("")
  expect([ids("c", "a"), ids("a", null), ids("a", "c"), ids("b", "b")]).toEqual(["cab", "bca", "bac", "acb"])
})
