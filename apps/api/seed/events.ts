// The demo's events: twelve upcoming ones, relative to the first start, and those behind the past events.
import { createHash } from "node:crypto"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { DEMO_DOMAIN } from "../src/kernel/config/demo.ts"
import type { Db, Tx } from "../src/kernel/db/client.ts"
import {
  type EventDraftId,
  type EventId,
  type EventSessionId,
  namedId,
  type PrefectureCode,
} from "../src/kernel/db/ids.ts"
import { type EventDocument, publishEvent } from "../src/modules/events/events/publishing/service.ts"
import { seedRegistration } from "../src/modules/events/events/registrations/service.ts"
import {
  removeSeededDrafts,
  seedEventDraft,
  seedPublishedDraft,
} from "../src/modules/events/events/submission/service.ts"
import { accountAt } from "../src/modules/identity/accounts/service.ts"
import { drafts } from "./events/drafts.ts"
import { announcements } from "./events/held.ts"
import { inPerson } from "./events/in-person.ts"
import { online } from "./events/online.ts"
import type { DemoEvent } from "./events/shape.ts"
import { pastEvents } from "./learning/past-events.ts"
import type { PastEvent } from "./learning/shape.ts"
import { students } from "./students.ts"

const DAY_MS = 86_400_000

/** Each in its own transaction. Idempotent. */
export async function loadEvents(db: Db, now: Date): Promise<void> {
  for (const pastEvent of pastEvents)
    await db.transaction(async (tx) => publishWithDraft(tx, await pastDocumentOf(tx, pastEvent, now), now))
  for (const event of [...online, ...inPerson])
    await db.transaction(async (tx) => {
      await publishWithDraft(tx, await documentOf(tx, event, now), now)
      await registerStudents(tx, event, now)
    })
  await db.transaction((tx) => bringDrafts(tx, now))
}

/**
 * Publishes the event and adds its draft, so that editors can open its dashboard. These drafts are older than
 * any work in progress.
 */
async function publishWithDraft(tx: Tx, document: EventDocument, now: Date): Promise<void> {
  await publishEvent(tx, document, now)
  const id = idOf<EventDraftId>(`draft of ${document.id}`)
  await seedPublishedDraft(tx, id, document, new Date(now.getTime() - drafts.length * DAY_MS))
}

async function bringDrafts(tx: Tx, now: Date): Promise<void> {
  const company = await accountAt(tx, `company@${DEMO_DOMAIN}`)
  const editor = await accountAt(tx, `editor@${DEMO_DOMAIN}`)
  if (!company || !editor) return
  const when = (inDays: number, from: string, to: string) => {
    const day = dayInJapan(new Date(now.getTime() + inDays * DAY_MS))
    return { starts: `${day}T${from}`, ends: `${day}T${to}` }
  }
  for (const [at, { key, by, state, reasonKey, document }] of drafts.entries()) {
    const draft = {
      id: draftId(key),
      proposerId: by === "company" ? company.id : null,
      state,
      document: document({ when, sessionId: (name) => idOf(`${name} 0`) }),
      ...(reasonKey ? { decision: { decidedBy: editor.id, reasonKey } } : {}),
    }
    // At different times, so that the list has an order.
    await seedEventDraft(tx, draft, new Date(now.getTime() - at * DAY_MS))
  }
}

/** Includes the editors' drafts, which belong to no account. */
export const removeDrafts = (tx: Tx): Promise<void> =>
  removeSeededDrafts(
    tx,
    drafts.map(({ key }) => draftId(key)),
  )

const draftId = (key: string) => idOf<EventDraftId>(`draft ${key}`)

/** Derived from the name, so that it is the same at every start. */
function idOf<Id extends EventDraftId | EventSessionId>(name: string): Id {
  const hex = createHash("sha256").update(`demo event ${name}`).digest("hex")
  return namedId(
    `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`,
  )
}

const inJapan = (now: Date, inDays: number, clock: string) =>
  new Date(`${dayInJapan(new Date(now.getTime() + inDays * DAY_MS))}T${clock}:00+09:00`)

async function documentOf(tx: Tx, event: DemoEvent, now: Date): Promise<EventDocument> {
  const { key, format, prefecture, sessions, closesDaysBefore } = event
  const [first = [0, "00:00"] as const] = sessions
  const room = `https://meet.${DEMO_DOMAIN}/${key}`
  return {
    id: namedId<EventId>(key),
    kind: event.kind,
    topics: event.topics,
    host: event.host ?? { kind: "us", name: {} },
    format,
    prefecture: prefecture === undefined ? null : namedId<PrefectureCode>(prefecture),
    venue: event.venue ?? {},
    ...(event.entrance ? { entrance: event.entrance } : {}),
    spokenLanguages: event.spoken,
    japaneseLevel: event.level,
    audience: event.audience,
    registrationClosesAt:
      closesDaysBefore === undefined ? null : inJapan(now, first[0] - closesDaysBefore, "18:00"),
    hasWaitlist: event.hasWaitlist ?? true,
    questions: (event.questions ?? []).map(({ choices = [], ...question }) => ({
      ...question,
      kind: choices.length > 0 ? "choice" : "text",
      choices,
    })),
    sessions: sessions.map(([inDays, from, to, capacity], at) => ({
      id: idOf(`${key} ${at}`),
      startsAt: inJapan(now, inDays, from),
      endsAt: inJapan(now, inDays, to),
      capacity,
      meetingLink: format === "in-person" ? null : room,
    })),
    speakers: await speakersOf(tx, event.speakers),
    texts: {
      en: { title: event.title.en, summary: event.summary.en, body: event.body.en },
      ja: { title: event.title.ja, summary: event.summary.ja, body: event.body.ja },
    },
  }
}

async function pastDocumentOf(tx: Tx, pastEvent: PastEvent, now: Date): Promise<EventDocument> {
  const { key, kind, topics, title, daysBefore, speakers } = pastEvent
  const words = announcements[key]
  if (!words) throw new Error(`there is no announcement for ${key}`)
  return {
    id: namedId<EventId>(key),
    kind,
    topics,
    host: { kind: "us", name: {} },
    format: "online",
    prefecture: null,
    venue: {},
    spokenLanguages: ["en", "ja"],
    japaneseLevel: "n4",
    audience: "anyone",
    registrationClosesAt: null,
    hasWaitlist: false,
    questions: [],
    sessions: [
      {
        id: idOf(key),
        startsAt: inJapan(now, -daysBefore, "19:00"),
        endsAt: inJapan(now, -daysBefore, "20:00"),
        capacity: 60,
        meetingLink: null,
      },
    ],
    speakers: await speakersOf(
      tx,
      speakers.map((by) => ({ by })),
    ),
    texts: {
      en: { title: title.en, summary: words.en, body: words.en },
      ja: { title: title.ja, summary: words.ja, body: words.ja },
    },
  }
}

async function speakersOf(tx: Tx, named: readonly { by: string; about?: DemoEvent["title"] }[]) {
  const found: EventDocument["speakers"][number][] = []
  for (const { by, about } of named) {
    const account = await accountAt(tx, `${by}@${DEMO_DOMAIN}`)
    if (account) found.push({ userId: account.id, ...(about ? { about } : {}) })
  }
  return found
}

/** Registers the first `coming` students of the demo; of an event held both ways, every third joins online. */
async function registerStudents(
  tx: Tx,
  { key, coming = 0, listed = 0 }: DemoEvent,
  now: Date,
): Promise<void> {
  for (const [at, { account }] of students.slice(0, coming).entries()) {
    const person = await accountAt(tx, account.email)
    if (!person) continue
    await seedRegistration(tx, namedId<EventId>(key), { id: person.id, name: account.name }, now, {
      mode: at % 3 === 2 ? "online" : "venue",
      isListed: at < listed,
    })
  }
}
