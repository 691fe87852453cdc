// Pure changes to an event's document.
import type { Language } from "@shirube/vocabulary/language"
import { randomKey, randomUuid } from "#web/lib/api/random-key.ts"
import type { Body } from "#web/ui/form/names.ts"

export type EventDocument = Body<"PUT /v1/event-drafts/{id}">["document"]
export type EventDate = EventDocument["sessions"][number]
export type Question = EventDocument["questions"][number]
export type Speaker = EventDocument["speakers"][number]

const KEY_LETTERS = 10
/** Random, because answers are stored under the key and it must never repeat. */
const newKey = () => randomKey().slice(0, KEY_LETTERS) as Question["key"]
const both = () => ({ en: "", ja: "" })
const noWords = () => ({ title: "", summary: "", body: "" })

const USUAL_SEATS = 30

export const blankDate = (): EventDate => ({
  id: randomUuid() as EventDate["id"],
  starts: "",
  ends: "",
  capacity: USUAL_SEATS,
  link: "",
})

export const blankChoice = () => ({ key: newKey(), label: both() })

export const blankQuestion = (): Question => ({
  key: newKey(),
  kind: "text",
  required: false,
  label: both(),
  choices: [],
})

export const blankSpeaker = (): Speaker => ({ person: null, name: both(), about: both() })

export const blankDocument = (language: Language, host: EventDocument["host"]["kind"]): EventDocument => ({
  kind: "talk",
  topics: [],
  host: { kind: host, name: both() },
  format: "online",
  prefecture: null,
  venue: both(),
  entrance: both(),
  spoken: [language],
  level: "none",
  audience: "members",
  closes: "",
  waitlist: true,
  questions: [],
  sessions: [blankDate()],
  speakers: [],
  picture: null,
  texts: { en: noWords(), ja: noWords() },
})

/**
 * Copies everything but the dates, which have no registrations yet, and the picture, which belongs to one
 * event only.
 */
export const copyOf = (document: EventDocument): EventDocument => ({
  ...document,
  picture: null,
  closes: "",
  sessions: document.sessions.map(({ capacity }) => ({ ...blankDate(), capacity })),
})

/** Defaults the end to two hours after the start if no end is set. */
export function withStart(date: EventDate, starts: string): EventDate {
  if (date.ends !== "" || starts === "") return { ...date, starts }
  const end = new Date(`${starts}:00Z`)
  if (Number.isNaN(end.getTime())) return { ...date, starts }
  end.setUTCHours(end.getUTCHours() + 2)
  return { ...date, starts, ends: end.toISOString().slice(0, 16) }
}
