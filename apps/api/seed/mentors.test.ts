// Checks the pages of the demo's senpai against the contract, and against the people who own them.
import { MentorPageBody } from "@shirube/contract/mentors/mentor-pages/routes"
import { HORIZON_DAYS, LEAD_HOURS } from "@shirube/vocabulary/mentors/hours/choices"
import { inZone } from "@shirube/vocabulary/mentors/hours/in-zone"
import { sessionStates } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { expect, it } from "vitest"
import { demoAccounts } from "./accounts.ts"
import { community } from "./community.ts"
import { mentorPages } from "./mentors/pages.ts"
import { demoSessions } from "./mentors/sessions.ts"
import { neighbours } from "./neighbours.ts"
import { demoProfiles } from "./profiles.ts"
import { LENGTH, startsOf } from "./sessions.ts"

const people = new Map(
  [
    ...neighbours,
    ...community,
    ...demoAccounts.map((account) => ({ account, ...demoProfiles[account.email] })),
  ].map((person) => [person.account.email, person]),
)

it.each(mentorPages.map((page) => [page.email, page] as const))(
  "%s has a page that could be published",
  (_, page) => {
    const { headline, road, askMe, notFor, levelThen, residenceRoad, ways, companyShown } = page
    const { jobHunt, ...stations } = road
    const checked = MentorPageBody.safeParse({
      version: 0,
      is_published: true,
      headline,
      road: { ...stations, job_hunt: jobHunt },
      ask_me: askMe,
      not_for: notFor,
      level_then: levelThen,
      residence_road: residenceRoad,
      ways,
      company_shown: companyShown,
      paused_until: null,
    })
    expect(checked.error?.issues).toBeUndefined()
  },
)

it.each(mentorPages.map(({ email }) => email))("%s is a screened senpai who works now", (email) => {
  const person = people.get(email)
  expect(person?.account).toMatchObject({ role: "senpai", isScreened: true })
  const current = person?.application?.workplaces.filter(({ until }) => until === undefined)
  expect(current?.length).toBeGreaterThan(0)
})

it("each senpai has one page, and the pages are as different as the people", () => {
  expect(new Set(mentorPages.map(({ email }) => email)).size).toBe(mentorPages.length)
  expect(mentorPages.length).toBeGreaterThanOrEqual(24)
  const owners = mentorPages.flatMap(({ email }) => people.get(email) ?? [])
  expect(new Set(owners.map(({ profile }) => profile?.nationality)).size).toBeGreaterThanOrEqual(15)
  const industries = owners.flatMap(
    ({ application }) => application?.workplaces.map(({ industry }) => industry) ?? [],
  )
  expect(new Set(industries).size).toBeGreaterThanOrEqual(12)
})

it("sessions are in every state, of verified students, with senpai who offer them", () => {
  expect(new Set(demoSessions.map(({ state }) => state))).toEqual(new Set(sessionStates))
  for (const { student, mentor, purpose } of demoSessions) {
    expect(people.get(`${student}@shirube.example`)?.account, student).toMatchObject({ isVerified: true })
    const page = mentorPages.find(({ email }) => email === `${mentor}@shirube.example`)
    expect(page?.ways, mentor).toContain(purpose)
  }
})

const HOUR_MS = 3_600_000
const week = [16, 17, 18, 19, 20, 21, 22].map((day) => new Date(`2026-11-${day}T03:00:00Z`))

it.each(week)("sessions of a demo that begins at %o are within the senpai's hours, and apart", (now) => {
  const taken = new Set<string>()
  for (const session of demoSessions) {
    const { mentor, state, requested } = session
    const page = mentorPages.find(({ email }) => email === `${mentor}@shirube.example`)
    for (const start of startsOf(session, now)) {
      const at = (after: number) => inZone(new Date(start.getTime() + after).toISOString(), "Asia/Tokyo")
      const [begins, ends] = [at(0), at(LENGTH * 60_000)]
      const isOpen = page?.hours.some(
        ({ weekday, from, until }) => weekday === begins.weekday && from <= begins.time && ends.time <= until,
      )
      expect([mentor, begins.day, begins.time, isOpen]).toEqual([mentor, begins.day, begins.time, true])
      const isAhead = ["requested", "countered", "accepted"].includes(state)
      const wait = (start.getTime() - now.getTime()) / HOUR_MS
      expect(isAhead ? wait >= LEAD_HOURS && wait <= HORIZON_DAYS * 24 : wait < 0).toBe(true)
      expect(wait + requested * 24).toBeGreaterThanOrEqual(LEAD_HOURS)
      const place = `${mentor} ${start.toISOString()}`
      expect([place, taken.has(place)]).toEqual([place, false])
      taken.add(place)
    }
  }
})
