// Twenty fictional people, with the results that the official pages give. Each case cites its source.
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

/** `name from..by`, as the list shows it, with what comes first. */
const answerFor = (facts: Partial<VisaFacts>, today = TODAY) => {
  const { steps, problems } = visaTimeline({ ...noFacts, ...facts }, today)
  return {
    steps: steps.map(({ name, from, by, after, state }) =>
      [
        `${name} ${from ?? ""}..${by ?? ""}`,
        ...(after ? [`after ${after}`] : []),
        ...(state === "late" ? ["late"] : []),
      ].join(" "),
    ),
    problems: problems.map(({ name }) => name),
  }
}

interface Person {
  readonly who: string
  readonly facts: Partial<VisaFacts>
  readonly steps: readonly string[]
  readonly problems: readonly string[]
  /** The page of `visaSources` and what it says, or our own advice where the agency names no day. */
  readonly source: string
}

const people: readonly Person[] = [
  {
    who: "Amara (economics, sales planning) graduates in March and starts on 1 April",
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
    who: "Ben (law, trading company): his card ends while he is still studying, so he extends first",
    facts: {
      graduation: "2027-03-24",
      cardExpiresOn: "2027-01-20",
      hasOffer: true,
      offeredOn: "2026-10-01",
      startsOn: "2027-04-01",
    },
    steps: [
      "extend 2026-10-20..2027-01-20",
      "change-to-work 2026-12-01..2027-01-31 after extend",
      "part-time-ends ..2027-03-24",
      "collect-card 2027-03-24..2027-03-31",
      "notify-school 2027-03-24..2027-04-07",
      "pending 2027-01-20..2027-03-20",
      "hours ..",
    ],
    problems: ["card-before-graduation"],
    source: "16-3: 満了するおおむね3か月前から; 10_00240: 在留期限が1月31日以前で在学中の方は更新が先",
  },
  {
    who: "Chi (master of engineering) graduates in September, does not know the day, and starts in April",
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
      "change-to-work 2027-12-01..2028-01-31 after change-to-waiting",
      "pending 2027-10-31..2027-12-31",
      "hours ..",
    ],
    problems: ["offer-in-future", "graduation-day-missing"],
    source: "nyuukokukanri07_00013: 内定後1年以内であって、かつ、卒業後1年6月以内に採用",
  },
  {
    who: "Dewi (literature) has no offer yet and keeps looking after graduation",
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
    who: "Emeka (master) has graduated without an offer and still has his student card",
    facts: { graduation: "2026-09-18", cardExpiresOn: "2027-03-31", huntsOn: true },
    steps: [
      "ask-recommendation 2026-03-18..2026-09-17 late",
      "change-to-hunting 2026-09-18..2027-03-31",
      "part-time-ends ..2026-09-18 late",
      "notify-school 2026-09-18..2026-10-02 late",
      "pending 2027-03-31..2027-05-31",
    ],
    problems: ["graduated-as-student"],
    source:
      "studyinjapan FAQ; 16-8: 教育機関に在籍している間に限る (no 28 hours left); nyuukokukanri10_00014",
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
    who: "Ines (design) graduates on 31 March, the day on which her card ends",
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
  {
    who: "Kofi (Japanese-language school, with a degree from abroad) keeps looking for work",
    facts: { graduation: "2027-03-12", cardExpiresOn: "2027-04-10", huntsOn: true },
    steps: [
      "ask-recommendation 2026-09-12..2027-03-11",
      "change-to-hunting 2027-03-12..2027-04-10",
      "part-time-ends ..2027-03-12",
      "notify-school 2027-03-12..2027-03-26",
      "pending 2027-04-10..2027-06-10",
      "hours ..",
    ],
    problems: [],
    source: "designated-activities: 日本語教育機関 with a degree from abroad, 推薦状; 16-8",
  },
  {
    who: "Lucía (vocational school, hotel planning): her card ends in February, and her application covers her",
    facts: {
      graduation: "2027-03-15",
      cardExpiresOn: "2027-02-15",
      hasOffer: true,
      offeredOn: "2026-09-01",
      startsOn: "2027-04-01",
    },
    steps: [
      "change-to-work 2026-12-01..2027-01-31",
      "part-time-ends ..2027-03-15",
      "notify-school 2027-03-15..2027-03-29",
      "collect-card 2027-03-15..2027-03-31",
      "pending 2027-02-15..2027-04-15",
      "hours ..",
    ],
    problems: ["card-during-application"],
    source: "10_00240: only cards up to 31 January are extended first; tokureikikan: 二月",
  },
  {
    who: "Mei (master of informatics) graduates in March and starts in June: she applies for work directly",
    facts: {
      graduation: "2027-03-25",
      cardExpiresOn: "2027-06-30",
      hasOffer: true,
      offeredOn: "2026-10-20",
      startsOn: "2027-06-01",
    },
    steps: [
      "part-time-ends ..2027-03-25",
      "change-to-work 2027-03-01..2027-04-01",
      "notify-school 2027-03-25..2027-04-08",
      "collect-card 2027-04-01..2027-05-31",
      "pending 2027-06-30..2027-08-30",
      "hours ..",
    ],
    problems: [],
    source:
      "our advice: the application can be filed while she still studies, so she needs no status to wait",
  },
  {
    who: "Nadia graduated in September, still has her student card, and starts in April",
    facts: {
      graduation: "2026-09-18",
      cardExpiresOn: "2027-03-31",
      hasOffer: true,
      offeredOn: "2026-08-01",
      startsOn: "2027-04-01",
    },
    steps: [
      "change-to-waiting 2026-09-18..2027-03-31",
      "part-time-ends ..2026-09-18 late",
      "notify-school 2026-09-18..2026-10-02 late",
      "change-to-work 2026-12-01..2027-01-31 after change-to-waiting",
      "pending 2027-03-31..2027-05-31",
    ],
    problems: ["graduated-as-student"],
    source: "nyuukokukanri07_00013; 10_00240; 16-8: 在籍している間に限る",
  },
  {
    who: "Omar found work while job-hunting; the window opens before his card ends",
    facts: {
      status: "job-hunting",
      graduation: "2026-03-25",
      cardExpiresOn: "2027-03-25",
      hasOffer: true,
      offeredOn: "2026-11-01",
      startsOn: "2027-04-01",
    },
    steps: ["change-to-work 2026-12-01..2027-01-31", "pending 2027-03-25..2027-05-25", "hours .."],
    problems: [],
    source: "10_00240: 12月1日から1月末まで; tokureikikan",
  },
  {
    who: "Priya found work while job-hunting; her card ends before the window opens",
    facts: {
      status: "job-hunting",
      graduation: "2026-03-20",
      cardExpiresOn: "2026-11-30",
      hasOffer: true,
      offeredOn: "2026-10-05",
      startsOn: "2027-04-01",
    },
    steps: [
      "change-to-waiting 2026-10-05..2026-11-30",
      "change-to-work 2026-12-01..2027-01-31 after change-to-waiting",
      "pending 2026-11-30..2027-01-30",
      "hours ..",
    ],
    problems: [],
    source: "nyuukokukanri07_00013: 継続就職活動中に就職先が内定した方",
  },
  {
    who: "Quang starts more than a year after his offer: the status to wait does not reach that far",
    facts: {
      graduation: "2026-12-18",
      cardExpiresOn: "2027-04-30",
      hasOffer: true,
      offeredOn: "2026-05-01",
      startsOn: "2027-10-01",
    },
    steps: [
      "leave 2026-12-18..2027-04-30",
      "part-time-ends ..2026-12-18",
      "notify-school 2026-12-18..2027-01-01",
      "pending 2027-04-30..2027-06-30",
      "hours ..",
    ],
    problems: ["too-long-after-offer"],
    source: "nyuukokukanri07_00013: 内定後1年以内",
  },
  {
    who: "Rosa (research student) goes home after her last term",
    facts: { graduation: "2027-03-31", cardExpiresOn: "2027-04-15" },
    steps: [
      "leave 2027-03-31..2027-04-15",
      "part-time-ends ..2027-03-31",
      "notify-school 2027-03-31..2027-04-14",
      "pending 2027-04-15..2027-06-15",
      "hours ..",
    ],
    problems: [],
    source: "nyuukokukanri10_00014; 16-8",
  },
  {
    who: "Sam (Engineering in English) graduates in September, starts in October; his card ends in between",
    facts: {
      graduation: "2027-09-20",
      cardExpiresOn: "2027-08-15",
      hasOffer: true,
      offeredOn: "2026-11-01",
      startsOn: "2027-10-01",
    },
    steps: [
      "change-to-work 2027-07-01..2027-08-01",
      "part-time-ends ..2027-09-20",
      "collect-card 2027-09-20..2027-09-30",
      "notify-school 2027-09-20..2027-10-04",
      "pending 2027-08-15..2027-10-15",
      "hours ..",
    ],
    problems: ["card-during-application"],
    source: "our advice (two to three months ahead); tokureikikan: 二月",
  },
  {
    who: "Tuan knows the month of his graduation only, and his card ends in it",
    facts: { graduation: "2027-03", cardExpiresOn: "2027-03-15", huntsOn: true },
    steps: [
      "extend 2026-12-15..2027-03-15",
      "ask-recommendation 2026-09-01..2027-02-28",
      "change-to-hunting 2027-03-01.. after extend",
      "part-time-ends ..2027-03-01",
      "notify-school 2027-03-01..2027-03-15",
      "pending 2027-03-15..2027-05-15",
      "hours ..",
    ],
    problems: ["card-in-graduation-month", "graduation-day-missing"],
    source: "16-3; studyinjapan FAQ: the day decides, so the safe order is shown",
  },
]

/** What can be entered into the form, with dates before, on and after those that decide. */
function* everyForm(): Generator<readonly [VisaFacts, string]> {
  const graduations = [null, "2026-09-18", "2026-11", "2027-03", "2027-03-24", "2027-09-20"]
  const cards = [
    null,
    "2026-11-10",
    "2026-12-20",
    "2027-01-31",
    "2027-02-15",
    "2027-03-15",
    "2027-03-31",
    "2027-07-19",
  ]
  const offers = [null, "2026-05-01", "2026-10-01"]
  const starts = [null, "2026-12-01", "2027-04-01", "2027-06-01", "2027-10-01"]
  const days = ["2026-11-16", "2026-12-15", "2027-03-20", "2027-03-28", "2027-06-01"]
  for (const status of residenceStatuses)
    for (const graduation of graduations)
      for (const cardExpiresOn of cards) {
        const known = { ...noFacts, status, graduation, cardExpiresOn }
        for (const today of days) {
          for (const huntsOn of [true, false]) yield [{ ...known, huntsOn }, today]
          for (const offeredOn of offers)
            for (const startsOn of starts) yield [{ ...known, hasOffer: true, offeredOn, startsOn }, today]
        }
      }
}

describe("the visa timeline", () => {
  // spec: events.visa
  it.each(people)("$who", ({ facts, steps, problems }) => {
    expect(answerFor(facts)).toEqual({ steps, problems })
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
      after: "extend",
      state: "later",
    })
    expect(stepOf("change-to-work", april, "2026-12-10")).toMatchObject({
      after: null,
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

  it("does not call a step late while the exact day of graduation may still come", () => {
    const month = { graduation: "2027-03", cardExpiresOn: "2027-07-19", huntsOn: true }
    const states = (today: string) =>
      (["ask-recommendation", "part-time-ends", "notify-school"] as const).map(
        (name) => stepOf(name, month, today)?.state,
      )
    expect(states("2027-03-20")).toEqual(["now", "now", "now"])
    expect(states("2027-04-01")).toEqual(["late", "late", "now"])
    expect(states("2027-04-15")).toEqual(["late", "late", "late"])
    expect(stepOf("hours", month, "2027-03-20")).toBeDefined()
    expect(stepOf("hours", month, "2027-04-01")).toBeUndefined()
  })

  it("asks for the change to work at once, if only our advice would delay it until after graduation", () => {
    const july = { ...april, cardExpiresOn: "2027-07-31", startsOn: "2027-06-30" }
    expect(stepOf("change-to-work", july)).toMatchObject({
      from: "2027-03-24",
      by: "2027-04-30",
      isAtOnce: true,
    })
    expect(stepOf("change-to-waiting", july)).toBeUndefined()
  })

  it("applies for work once the window is open, instead of waiting first", () => {
    const graduated = { ...april, graduation: "2026-09-18", cardExpiresOn: "2027-03-31" }
    expect(stepOf("change-to-waiting", graduated, "2026-11-30")?.state).toBe("now")
    expect(stepOf("change-to-work", graduated, "2026-11-30")?.state).toBe("later")
    expect(stepOf("change-to-waiting", graduated, "2026-12-01")).toBeUndefined()
    expect(stepOf("change-to-work", graduated, "2026-12-01")).toMatchObject({ state: "now", after: null })
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

  it("never shows two steps that exclude each other, for any combination of the form", () => {
    // Each of these pairs would be two plans for the same time.
    const plans: readonly (readonly VisaStepName[])[] = [
      ["leave", "ask-recommendation", "change-to-waiting"],
      ["leave", "change-to-work"],
      ["change-to-hunting", "change-to-work"],
      ["change-to-hunting", "change-to-waiting"],
      ["change-to-hunting", "leave"],
      ["renew-hunting", "last-hunting-day", "change-to-waiting"],
      ["renew-hunting", "last-hunting-day", "change-to-work"],
      ["ask-recommendation", "change-to-work"],
      ["extend", "extend-work", "renew-hunting", "last-hunting-day"],
    ]
    const applications: readonly VisaStepName[] = [
      "extend",
      "extend-work",
      "renew-hunting",
      "change-to-work",
      "change-to-hunting",
      "change-to-waiting",
    ]
    const faults = new Set<string>()
    for (const [facts, today] of everyForm()) {
      const { steps, problems } = visaTimeline(facts, today)
      const shown = new Set(steps.map(({ name }) => name))
      const isOpen = ({ state }: { state: string }) => state === "now" || state === "late"
      const open = steps.filter((step) => applications.includes(step.name) && isOpen(step))
      const told = new Set(problems.map(({ name }) => name))
      const fault = (about: string) => faults.add(`${about}: ${JSON.stringify(facts)} on ${today}`)
      for (const plan of plans) if (plan.filter((name) => shown.has(name)).length > 1) fault(plan.join(" | "))
      if (open.length > 1) fault(`both open: ${open.map(({ name }) => name).join(", ")}`)
      if (
        shown.has("hours") &&
        steps.some(({ name, state }) => name === "part-time-ends" && state === "late")
      )
        fault("28 hours for someone who has left the school")
      if (steps.some(({ from, by }) => from !== null && by !== null && from > by))
        fault("ends before it begins")
      if (steps.some(({ after }) => after !== null && !shown.has(after)))
        fault("comes after a step that is missing")
      if (told.has("card-before-graduation") && !shown.has("extend"))
        fault("told to extend, without the step")
      if (
        shown.has("change-to-waiting") &&
        (told.has("too-long-after-offer") || told.has("too-long-after-graduation"))
      )
        fault("waits longer than allowed")
      if (shown.has("collect-card") && !shown.has("change-to-work"))
        fault("collects what was not applied for")
    }
    expect([...faults].slice(0, 5)).toEqual([])
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
