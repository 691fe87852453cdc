// Fills a database with a given number of upcoming events, a hundred registrations for each, and job
// applications. The product publishes a hundred events; the database copies their rows under other ids and
// later dates.
import type { Database } from "@shirube/api/kernel/db/client"
import { migrate } from "@shirube/api/kernel/db/migrate"
import { anEvent, aSession, publishEvents } from "@shirube/api/modules/events/events/builders"
import { topics } from "@shirube/vocabulary/topics"
import { loadCalendar } from "../../apps/api/seed/calendar.ts"
import { loadDemoAccounts } from "../../apps/api/seed/load.ts"

const NEXT = 100
const MEMBERS = 2_000
const REGISTERED_EACH = 100
/** More than the bench ever takes. */
const SEATS = 5_000
/** A demo account that is registered for the next few events. */
export const STUDENT = "student@shirube.example"
const OWN = 20

const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS
const today = new Date()
/** The second day of the month after next, so that all events are upcoming. */
const FIRST = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 2)
export const eventIdAt = (number: number) => `talk-${number}`
export const startsAt = (number: number) => new Date(FIRST + number * HOUR_MS)

export async function writeNewest(database: Database): Promise<void> {
  const { db } = database
  await migrate(database)
  await loadDemoAccounts(db)
  await loadCalendar(db, today)
  const documents = Array.from({ length: NEXT }, (_, number) =>
    anEvent({
      id: eventIdAt(number),
      topics: [topics[number % topics.length] ?? "visa"],
      sessions: [0, WEEK_MS].map((later) =>
        aSession(new Date(startsAt(number).getTime() + later), { capacity: SEATS }),
      ),
    }),
  )
  await publishEvents({ db, clock: { now: () => today } }, ...documents)
  await database.exec(`insert into users (id, email, name, seal, role)
    select ${copied("'member'", "member")}, 'member-' || member || '@bench.example', 'Amara', 'A', 'student'
    from generate_series(0, ${MEMBERS - 1}) member`)
}

/** A valid UUID: version 4, variant 8. */
const copied = (what: string, number: string) =>
  `overlay(overlay(md5(${number} || ' ' || ${what}) placing '4' from 13) placing '8' from 17)::uuid`

/** Adds later events until there are `count`. */
export async function addOlder(database: Database, { count }: { readonly count: number }): Promise<void> {
  for (const statement of [
    ...copies(count),
    ...registrations(count),
    ...applications(count),
    "vacuum analyze",
  ])
    await database.exec(statement)
}

const copies = (count: number) => [
  `create table copies as select number, 'talk-' || number as id, 'talk-' || number % ${NEXT} as original_id,
      make_interval(hours => number - number % ${NEXT}) as later
    from generate_series(${NEXT}, ${count - 1}) number`,
  `insert into held_events (id, kind, topics, host_kind, host_name, format, prefecture, venue, spoken_languages, japanese_level,
      audience, registration_closes_at, has_waitlist, questions, languages, published_at, updated_at, fingerprint)
    select c.id, kind, topics, host_kind, host_name, format, prefecture, venue, spoken_languages, japanese_level,
      audience, registration_closes_at, has_waitlist, questions, languages, published_at, updated_at, fingerprint
    from copies c join held_events o on o.id = original_id`,
  `insert into event_texts (event_id, language, title, summary, source, html, read_text, format)
    select c.id, language, title || ' ' || number, summary, source, html, read_text, format
    from copies c join event_texts o on event_id = original_id`,
  `insert into event_sessions (id, event_id, starts_at, ends_at, capacity, availability, turns_at)
    select ${copied("o.id", "number")}, c.id, starts_at + later, ends_at + later, capacity, availability, turns_at + later
    from copies c join event_sessions o on event_id = original_id`,
  `insert into event_lists (event_id, place, topic, spoken, starts_at)
    select c.id, place, topic, spoken, starts_at + later from copies c join event_lists o on event_id = original_id`,
  "drop table copies",
]

const registrations = (count: number) => [
  "analyze",
  `create table firsts as select distinct on (event_id) event_id, id as session_id, substr(event_id, 6)::int as number
    from event_sessions order by event_id, starts_at`,
  registering(
    `select ${copied("'member'", `((number * 37 + place) % ${MEMBERS})`)} as user_id, event_id, session_id
      from firsts cross join generate_series(0, ${REGISTERED_EACH - 1}) place where number < ${count}`,
  ),
  registering(
    `select u.id as user_id, event_id, session_id from firsts cross join users u where email = '${STUDENT}' and number < ${OWN}`,
  ),
  `update event_sessions set taken = ${REGISTERED_EACH} where id in (select session_id from firsts)`,
  "drop table firsts",
]

const registering = (who: string) => `insert into event_registrations
    (id, event_id, session_id, user_id, state, details, answers, agreed_at, registered_at, check_in_code)
  select ${copied("event_id", "user_id")}, event_id, session_id, user_id, 'registered',
    '{"name":"Amara","university":"","japaneseLevel":null}', '[]', now(), now(), md5(user_id || event_id)
  from (${who}) registered`

/** The maximum for one reader; for everyone else one per hundred events, up to the same maximum. */
const MOST_APPLICATIONS = 200

const applications = (count: number) => [
  applying(`select id as user_id from users where email = '${STUDENT}'`, MOST_APPLICATIONS),
  applying(
    `select ${copied("'member'", "member")} as user_id from generate_series(0, ${MEMBERS - 1}) member`,
    Math.min(Math.ceil(count / 100), MOST_APPLICATIONS),
  ),
  `insert into application_deadlines (user_id, application_id, id, kind, day, is_done)
    select user_id, id, id, 'entry-sheet', current_date + length(company), false from applications`,
]

const applying = (who: string, each: number) => `insert into applications
    (user_id, id, version, company, stage, steps, documents, reached, place, created_at, changed_at)
  select user_id, ${copied("user_id", "place")}, 1, repeat('Minato ', 1 + place % 8), 'entry-sheet', '["entry-sheet","offer"]', '[]', '[]',
    'a' || lpad(place::text, 4, '0'), now(), now()
  from (${who}) people cross join generate_series(1, ${each}) place`
