// Events for tests; a test states only what matters to it.
import { randomUUID } from "node:crypto"
import type { EventDocument as Written } from "@shirube/contract/events/events/drafts"
import type { Db } from "#api/kernel/db/client"
import { type EventId, type EventSessionId, namedId } from "#api/kernel/db/ids"
import type { Clock } from "#api/kernel/process/clock"
import { type EventDocument, publishEvent } from "./publishing/service.ts"

let counter = 0

interface Wishes extends Partial<Omit<EventDocument, "id">> {
  readonly id?: string
}

type SessionDocument = EventDocument["sessions"][number]

const HOUR_MS = 3_600_000

export const aSession = (
  startsAt: Date | string,
  { capacity = 30, ...wishes }: Partial<SessionDocument> = {},
): SessionDocument => ({
  id: namedId<EventSessionId>(randomUUID()),
  startsAt: new Date(startsAt),
  endsAt: new Date(new Date(startsAt).getTime() + 2 * HOUR_MS),
  capacity,
  meetingLink: "https://meet.example.com/secret-room",
  ...wishes,
})

export const anEvent = ({ id = `talk-${++counter}`, ...wishes }: Wishes = {}): EventDocument => ({
  id: namedId<EventId>(id),
  kind: "talk",
  topics: ["visa"],
  host: { kind: "us", name: {} },
  format: "online",
  prefecture: null,
  venue: {},
  spokenLanguages: ["en"],
  japaneseLevel: "none",
  audience: "anyone",
  registrationClosesAt: null,
  hasWaitlist: true,
  questions: [],
  sessions: [aSession("2027-01-20T10:00:00Z")],
  speakers: [],
  texts: {
    en: {
      title: "The visa, step by step",
      summary: "What to file, and when.",
      body: "Bring your **questions**.",
    },
    ja: {
      title: "在留資格の変更",
      summary: "何をいつ出すか。",
      body: "質問を持ってきてください。",
    },
  },
  ...wishes,
})

export async function publishEvents(
  api: { db: Db; clock: Clock },
  ...documents: EventDocument[]
): Promise<void> {
  await api.db.transaction(async (tx) => {
    for (const document of documents) await publishEvent(tx, document, api.clock.now())
  })
}

/** As organisers write it, complete in both languages. */
export const aWrittenEvent = (wishes: Partial<Written> = {}): Written => ({
  kind: "talk",
  topics: ["visa"],
  host: { kind: "us", name: { en: "", ja: "" } },
  format: "online",
  prefecture: null,
  venue: { en: "", ja: "" },
  entrance: { en: "", ja: "" },
  spoken: ["en"],
  level: "none",
  audience: "anyone",
  closes: "",
  waitlist: true,
  questions: [],
  sessions: [aDate()],
  speakers: [],
  picture: null,
  texts: {
    en: { title: "An evening about the visa", summary: "What to file.", body: "Bring **questions**." },
    ja: { title: "在留資格の夜", summary: "何を出すか。", body: "質問を持ってきてください。" },
  },
  ...wishes,
})

export const aDate = (wishes: Partial<Written["sessions"][number]> = {}): Written["sessions"][number] => ({
  id: namedId<EventSessionId>(randomUUID()),
  starts: "2027-01-20T19:00",
  ends: "2027-01-20T21:00",
  capacity: 30,
  link: "https://meet.example.com/secret-room",
  ...wishes,
})
