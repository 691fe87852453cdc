// Ten fictional people, with the results that the official pages give. Each case cites its source.
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, addMonths, daysBetween, isDay, mondayOf } from "../../time/days.ts"
import { isOfficeClosed } from "../../time/office-days.ts"
import {
  residenceStatuses,
  type VisaFacts,
  type VisaStepName,
  visaSources,
  visaStepPlaces,
  visaStepTitles,
} from "./choices.ts"
import { visaDue } from "./due.ts"
import { visaTimeline } from "./timeline.ts"

const TODAY = "2026-11-16"
const noFacts: VisaFacts = {
  status: "student",
  graduation: null,
  cardExpiresOn: null,
  hasOffer: false,
  offeredOn: null,
  startsOn: null,
  huntsOn: false,
}

/** `name from..by`, as the list shows it. */
const answerFor = (facts: Partial<VisaFacts>, today = TODAY) => {
  const { steps, problems } = visaTimeline({ ...noFacts, ...facts }, today)
  return {
    steps: steps.map(
      ({ name, from, by, state }) => `${name} ${from ?? ""}..${by ?? ""}${state === "late" ? " late" : ""}`,
    ),
    problems: problems.map(({ name }) => name),
  }
}

interface Person {
  readonly who: string
  readonly facts: Partial<VisaFacts>
  readonly steps: readonly string[]
  readonly problems: readonly string[]
  readonly source: string
}

const people: readonly Person[] = [
  {
    who: "Amara graduates in March and starts on 1 April",
    facts: {
      graduation: "2027-03-24",
      cardExpiresOn: "2027-04-30",
      hasOffer: true,
      offeredOn: "2026-10-01",
      startsOn: "2027-04-01",
    },
    steps: [
      "change-to-work 2026-12-01..2027-01-31",
      "part-time-ends ..2027-03-24",
      "collect-card 2027-03-24..2027-03-31",
      "notify-school 2027-03-24..2027-04-07",
      "pending 2027-04-30..2027-06-30",
      "hours ..",
    ],
    problems: [],
    source: "10_00240: 12月1日から1月末まで; nyuukokukanri10_00014: 14日以内; tokureikikan: 二月",
  },
  {
    who: "Ben's card ends while he is still studying: he extends first",
    facts: {
      graduation: "2027-03-24",
      cardExpiresOn: "2027-01-20",
      hasOffer: true,
      offeredOn: "2026-10-01",
      startsOn: "2027-04-01",
    },
    steps: [
      "extend 2026-10-20..2027-01-20",
      "change-to-work 2026-12-01..2027-01-31",
      "part-time-ends ..2027-03-24",
      "collect-card 2027-03-24..2027-03-31",
      "notify-school 2027-03-24..2027-04-07",
      "pending 2027-01-20..2027-03-20",
      "hours ..",
    ],
    problems: ["card-before-graduation"],
    source: "16-3: 満了するおおむね3か月前から; 10_00240",
  },
  {
    who: "Chi graduates in September, does not know the day, and starts in April",
    facts: {
      graduation: "2027-09",
      cardExpiresOn: "2027-10-31",
      hasOffer: true,
      offeredOn: "2027-06-15",
      startsOn: "2028-04-01",
    },
    steps: [
      "change-to-waiting 2027-09-01..2027-10-31",
      "part-time-ends ..2027-09-01",
      "notify-school 2027-09-01..2027-09-15",
      "change-to-work 2027-12-01..2028-01-31",
      "pending 2027-10-31..2027-12-31",
      "hours ..",
    ],
    problems: ["offer-in-future", "graduation-day-missing"],
    source: "nyuukokukanri07_00013: 内定後1年以内であって、かつ、卒業後1年6月以内に採用",
  },
  {
    who: "Dewi has no offer yet and keeps looking after graduation",
    facts: { graduation: "2027-03-20", cardExpiresOn: "2027-07-19", huntsOn: true },
    steps: [
      "ask-recommendation 2026-09-20..2027-03-19",
      "change-to-hunting 2027-03-20..2027-07-19",
      "part-time-ends ..2027-03-20",
      "notify-school 2027-03-20..2027-04-03",
      "pending 2027-07-19..2027-09-19",
      "hours ..",
    ],
    problems: [],
    source: "studyinjapan FAQ: 特定活動（6か月、更新1回）, 推薦状",
  },
  {
    who: "Emeka has graduated without an offer and still has his student card",
    facts: { graduation: "2026-09-18", cardExpiresOn: "2027-03-31", huntsOn: true },
    steps: [
      "ask-recommendation 2026-03-18..2026-09-17 late",
      "change-to-hunting 2026-09-18..2027-03-31",
      "part-time-ends ..2026-09-18 late",
      "notify-school 2026-09-18..2026-10-02 late",
      "pending 2027-03-31..2027-05-31",
      "hours ..",
    ],
    problems: ["graduated-as-student"],
    source: "studyinjapan FAQ; 16-8: 教育機関に在籍している間に限る; nyuukokukanri10_00014",
  },
  {
    who: "Fatima is in her first six months of looking for work",
    facts: { status: "job-hunting", graduation: "2026-03-25", cardExpiresOn: "2026-12-10" },
    steps: ["renew-hunting 2026-09-10..2026-12-10", "pending 2026-12-10..2027-02-10", "hours .."],
    problems: [],
    source: "studyinjapan FAQ: 更に1回の在留期間の更新; 16-3: 6か月以上の在留期間を有する者",
  },
  {
    who: "Gita is in her second six months: they are the last",
    facts: { status: "job-hunting", graduation: "2025-09-20", cardExpiresOn: "2026-11-30" },
    steps: ["last-hunting-day ..2026-11-30", "hours .."],
    problems: [],
    source: "studyinjapan FAQ: 1年間",
  },
  {
    who: "Hugo waits for his first day, longer than a year after his offer",
    facts: {
      status: "waiting",
      graduation: "2026-09-20",
      cardExpiresOn: "2027-04-15",
      hasOffer: true,
      offeredOn: "2026-02-01",
      startsOn: "2027-04-01",
    },
    steps: ["change-to-work 2026-12-01..2027-01-31", "pending 2027-04-15..2027-06-15", "hours .."],
    problems: ["too-long-after-offer"],
    source: "nyuukokukanri07_00013: 内定後1年以内",
  },
  {
    who: "Ines graduates on 31 March, the day on which her card ends",
    facts: {
      graduation: "2027-03-31",
      cardExpiresOn: "2027-03-31",
      hasOffer: true,
      offeredOn: "2026-10-01",
      startsOn: "2027-04-01",
    },
    steps: [
      "change-to-work 2026-12-01..2027-01-31",
      "collect-card 2027-03-31..2027-03-31",
      "part-time-ends ..2027-03-31",
      "notify-school 2027-03-31..2027-04-14",
      "pending 2027-03-31..2027-05-31",
      "hours ..",
    ],
    problems: ["card-on-graduation"],
    source: "10_00240; tokureikikan: 満了の日から二月が経過する日",
  },
  {
    who: "Jun works already; three months before the end of May is a leap day",
    facts: { status: "work", cardExpiresOn: "2028-05-31" },
    steps: ["extend-work 2028-02-29..2028-05-31", "pending 2028-05-31..2028-07-31"],
    problems: [],
    source: "16-3: おおむね3か月前から",
  },
]

describe("the visa timeline", () => {
  // spec: events.visa
  it.each(people)("$who", ({ facts, steps, problems }) => {
    expect(answerFor(facts)).toEqual({ steps, problems })
  })

  it("puts the extension first, even if the card ends after the last day to apply for work", () => {
    const { steps } = answerFor({
      graduation: "2027-03-24",
      cardExpiresOn: "2027-02-10",
      hasOffer: true,
      startsOn: "2027-04-01",
    })
    expect(steps.slice(0, 2)).toEqual([
      "extend 2026-11-10..2027-02-10",
      "change-to-work 2026-12-01..2027-01-31",
    ])
  })

  const stepOf = (name: VisaStepName, facts: Partial<VisaFacts>, today = TODAY) =>
    visaTimeline({ ...noFacts, ...facts }, today).steps.find((step) => step.name === name)
  const april: Partial<VisaFacts> = {
    graduation: "2027-03-24",
    cardExpiresOn: "2027-04-30",
    hasOffer: true,
    offeredOn: "2026-10-01",
    startsOn: "2027-04-01",
  }

  it("names the last day on which the office is open, if it is closed on the last day", () => {
    // 31 January 2027 is a Sunday; a year later it is a Monday.
    expect(stepOf("change-to-work", april)).toMatchObject({ by: "2027-01-31", counterBy: "2027-01-29" })
    const nextYear = {
      ...april,
      graduation: "2028-03-24",
      cardExpiresOn: "2028-04-30",
      startsOn: "2028-04-01",
    }
    expect(stepOf("change-to-work", nextYear)).toMatchObject({ by: "2028-01-31", counterBy: null })
    expect(stepOf("extend-work", { status: "work", cardExpiresOn: "2027-01-02" })).toMatchObject({
      by: "2027-01-02",
      counterBy: "2026-12-28",
    })
    expect(stepOf("part-time-ends", { graduation: "2027-03-20" })).toMatchObject({ counterBy: null })
  })

  it("gives calendars a last day on which the office is open, and the first day of a step to do at once", () => {
    const due = (facts: Partial<VisaFacts>, name: VisaStepName) => {
      const found = visaDue({ ...noFacts, ...facts }, TODAY).find(({ id }) => id === `visa ${name}`)
      return [found?.startsOn, found?.endsOn]
    }
    expect(due(april, "change-to-work")).toEqual(["2026-12-01", "2027-01-29"])
    const hunting = { graduation: "2027-03-20", cardExpiresOn: "2027-07-19", huntsOn: true }
    expect(due(hunting, "change-to-hunting")).toEqual(["2027-03-20", null])
  })

  it("asks for the change of status at once after graduation, with the card's last day as the final day", () => {
    const graduated = { graduation: "2027-03-20", cardExpiresOn: "2027-07-19" }
    expect(stepOf("change-to-hunting", { ...graduated, huntsOn: true })).toMatchObject({
      from: "2027-03-20",
      by: "2027-07-19",
      isAtOnce: true,
    })
    expect(stepOf("leave", graduated)).toMatchObject({ isAtOnce: true })
    const waits = { ...graduated, hasOffer: true, startsOn: "2027-10-01" }
    expect(stepOf("change-to-waiting", waits)).toMatchObject({ isAtOnce: true })
    expect(stepOf("change-to-work", april)).toMatchObject({ isAtOnce: false })
  })

  it("does not ask for an extension and for the change to work at the same time", () => {
    const early = { ...april, cardExpiresOn: "2027-01-20" }
    expect(stepOf("extend", early, "2026-12-10")?.state).toBe("now")
    expect(stepOf("change-to-work", early, "2026-12-10")).toMatchObject({
      isAfterExtension: true,
      state: "later",
    })
    expect(stepOf("change-to-work", april, "2026-12-10")).toMatchObject({
      isAfterExtension: false,
      state: "now",
    })
  })

  it.each([
    ["2026-11-16", "later"],
    ["2027-03-09", "later"],
    ["2027-03-10", "now"],
    ["2027-03-24", "now"],
    ["2027-03-25", "late"],
  ])("on %s, the step to stop part-time work by 24 March is: %s", (today, state) => {
    expect(stepOf("part-time-ends", april, today)?.state).toBe(state)
  })

  it("shows the last day of job-hunting as upcoming until three months before", () => {
    const last = { status: "job-hunting" as const, graduation: "2026-03-20", cardExpiresOn: "2027-03-20" }
    expect(stepOf("last-hunting-day", last)?.state).toBe("later")
    expect(stepOf("last-hunting-day", last, "2026-12-20")?.state).toBe("now")
  })

  it("lists what is missing before any other problem", () => {
    expect(answerFor({ hasOffer: true })).toEqual({
      steps: ["hours .."],
      problems: ["graduation-missing", "card-missing", "start-missing"],
    })
    expect(answerFor({ status: "other" }).problems).toEqual(["other-status", "card-missing"])
  })

  it("detects dates in the wrong order", () => {
    const { problems } = answerFor({
      graduation: "2027-03-24",
      cardExpiresOn: "2027-04-30",
      hasOffer: true,
      offeredOn: "2027-04-10",
      startsOn: "2027-03-01",
    })
    expect(problems).toEqual(["start-before-graduation", "offer-after-start", "offer-in-future"])
  })

  it("warns about starting work without the status for it, and about being late", () => {
    const started = {
      graduation: "2026-09-18",
      hasOffer: true,
      startsOn: "2026-11-01",
      cardExpiresOn: "2027-01-31",
    }
    expect(answerFor(started).problems).toContain("start-passed")
    const april = {
      ...started,
      graduation: "2027-03-24",
      startsOn: "2027-04-01",
      cardExpiresOn: "2027-04-30",
    }
    expect(answerFor(april, "2027-02-01").problems).toEqual(["window-missed"])
    expect(answerFor(april, "2027-01-31").problems).toEqual([])
  })

  it("distinguishes an expired card from one that ends today", () => {
    const facts = { graduation: "2027-03-24", cardExpiresOn: TODAY }
    expect(answerFor(facts).problems).toEqual(["card-before-graduation"])
    expect(answerFor(facts, addDays(TODAY, 1)).problems).toEqual(["card-expired", "card-before-graduation"])
  })

  // spec: clock.visa
  it.each([
    ["2026-12-31", "2027-01-01"],
    ["2027-02-28", "2027-03-01"],
    ["2028-02-28", "2028-02-29"],
    ["2028-02-29", "2028-03-01"],
    ["2028-03-31", "2028-04-01"],
  ])(
    "changes in the night from %s to %s: the last day still counts, the day after is too late",
    (eve, day) => {
      const card: Partial<VisaFacts> = { status: "work", cardExpiresOn: eve }
      expect(answerFor(card, eve).problems).toEqual([])
      expect(answerFor(card, day).problems).toEqual(["card-expired"])
      expect(answerFor(card, eve).steps[0]).toMatch(/^extend-work .*(?<! late)$/)
      expect(answerFor(card, day).steps[0]).toMatch(/^extend-work .* late$/)
      const stateOf = (graduation: string, today: string) =>
        visaTimeline({ ...noFacts, graduation }, today).steps.find(({ name }) => name === "notify-school")
          ?.state
      const graduation = addDays(eve, -14)
      expect([stateOf(graduation, eve), stateOf(graduation, day)]).toEqual(["now", "late"])
      const starts: Partial<VisaFacts> = {
        status: "waiting",
        hasOffer: true,
        startsOn: day,
        cardExpiresOn: "2029-12-31",
      }
      expect(answerFor(starts, eve).problems).not.toContain("start-passed")
      expect(answerFor(starts, day).problems).toContain("start-passed")
    },
  )

  // spec: clock.visa
  it("counts 14 days over a leap day and over the new year", () => {
    const due = (graduation: string) =>
      visaTimeline({ ...noFacts, graduation }, graduation).steps.find(({ name }) => name === "notify-school")
        ?.by
    expect([due("2028-02-29"), due("2028-02-20"), due("2027-02-20"), due("2026-12-25")]).toEqual([
      "2028-03-14",
      "2028-03-05",
      "2027-03-06",
      "2027-01-08",
    ])
  })

  it("presents months other than April as advice, not as the agency's rule", () => {
    const { steps } = visaTimeline(
      { ...noFacts, graduation: "2027-09-20", hasOffer: true, startsOn: "2027-10-01" },
      TODAY,
    )
    expect(steps.find(({ name }) => name === "change-to-work")).toMatchObject({
      from: "2027-07-01",
      by: "2027-08-01",
      isAdvice: true,
    })
  })

  it("returns ordered steps with a title and a source for any combination of facts", () => {
    const day = fc
      .date({ min: new Date("2024-01-01"), max: new Date("2032-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    const maybe = fc.option(day)
    fc.assert(
      fc.property(
        fc.record({
          status: fc.constantFrom(...residenceStatuses),
          graduation: fc.option(
            fc.oneof(
              day,
              day.map((each) => each.slice(0, 7)),
            ),
          ),
          cardExpiresOn: maybe,
          hasOffer: fc.boolean(),
          offeredOn: maybe,
          startsOn: maybe,
          huntsOn: fc.boolean(),
        }),
        day,
        (facts, today) => {
          const { steps } = visaTimeline(facts, today)
          const dated = steps
            .filter(({ state, name }) => state !== "known" && name !== "extend")
            .map(({ from, by, isAtOnce }) => (isAtOnce ? from : by) ?? from ?? "9999")
          expect(dated).toEqual(dated.toSorted())
          expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length)
          for (const { name, from, by, counterBy, source } of steps) {
            if (counterBy !== null)
              expect([isOfficeClosed(counterBy), counterBy < (by ?? "")]).toEqual([false, true])
            else if (by !== null && visaStepPlaces[name] !== undefined) expect(isOfficeClosed(by)).toBe(false)
            expect([from, by].every((each) => each === null || isDay(each))).toBe(true)
            expect([visaStepTitles[name], visaSources[source]].every(Boolean)).toBe(true)
          }
        },
      ),
    )
  })
})

describe("days", () => {
  it("handle the length of months", () => {
    expect([addMonths("2028-05-31", -3), addMonths("2027-05-31", -3), addMonths("2026-12-31", 2)]).toEqual([
      "2028-02-29",
      "2027-02-28",
      "2027-02-28",
    ])
    expect([addDays("2027-03-31", 1), addDays("2028-02-28", 1), addMonths("2028-02-29", 12)]).toEqual([
      "2027-04-01",
      "2028-02-29",
      "2029-02-28",
    ])
    expect([isDay("2027-02-29"), isDay("2028-02-29"), isDay("2027-13-01"), isDay("soon")]).toEqual([
      false,
      true,
      false,
      false,
    ])
    expect([mondayOf("2026-11-16"), mondayOf("2026-11-22"), mondayOf("2027-01-01")]).toEqual([
      "2026-11-16",
      "2026-11-16",
      "2026-12-28",
    ])
    expect(daysBetween("2026-12-31", "2027-01-01")).toBe(1)
  })
})
