// What a senpai of the demo says on their own page, beside their profile and work history.
import type { Language } from "@shirube/vocabulary/language"
import type { WeeklyHours } from "@shirube/vocabulary/mentors/hours/free-times"
import type {
  CompanyDisplay,
  ResidenceRoad,
  WayOfHelping,
} from "@shirube/vocabulary/mentors/mentor-pages/choices"
import type { JapaneseLevel } from "@shirube/vocabulary/people/profile/choices"

/** In one language or both, as the senpai chose. */
type Written = Partial<Record<Language, string>>

export interface DemoMentorPage {
  readonly email: string
  readonly headline: Written
  /** Four stations, in the first person. */
  readonly road: {
    readonly country: Written
    readonly university: Written
    readonly jobHunt: Written
    readonly now: Written
  }
  /** What to ask me: one line per topic, three to five lines. */
  readonly askMe: Written
  /** What I do not do: one to three lines. */
  readonly notFor: Written
  /** Japanese level while looking for work. */
  readonly levelThen: JapaneseLevel
  /** How the status of residence for work was obtained. */
  readonly residenceRoad: ResidenceRoad
  readonly ways: readonly WayOfHelping[]
  readonly companyShown: CompanyDisplay
  /** In Japan time. Weekday 1 is Monday; between 8:00 and 21:00. */
  readonly hours: readonly WeeklyHours[]
  readonly sessionsPerWeek: number
}
