// The emails in keigo: twenty occasions, in the order of the list. Part of the program, like the reference lists.
import { applying } from "./applying.ts"
import { gaps } from "./gaps.ts"
import { interviewDay } from "./interview-day.ts"
import { interviews } from "./interviews.ts"
import { offers } from "./offers.ts"
import { partTime } from "./part-time.ts"
import { people } from "./people.ts"
import { apologies } from "./phrases/apologies.ts"
import { cushions } from "./phrases/cushions.ts"
import { documents } from "./phrases/documents.ts"
import { openings } from "./phrases/openings.ts"
import { requests } from "./phrases/requests.ts"
import { thanks } from "./phrases/thanks.ts"
import { residence } from "./residence.ts"
import type { EmailGap, KeigoEmail, KeigoPhrase } from "./shape.ts"

export const emails: readonly KeigoEmail[] = [
  ...applying,
  ...interviews,
  ...interviewDay,
  ...offers,
  ...residence,
  ...people,
  ...partTime,
]

export const emailGaps: ReadonlyMap<string, EmailGap> = new Map(Object.entries(gaps))

export const keigoPhrases: ReadonlyMap<string, KeigoPhrase> = new Map(
  Object.entries({ ...openings, ...thanks, ...requests, ...cushions, ...documents, ...apologies }),
)

/** The last day on which the texts were changed or checked. */
export const REVISED_ON = "2026-11-18"
