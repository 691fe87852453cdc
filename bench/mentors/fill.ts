// Fills a database with a given number of senpai in the directory, with hours and sessions. The product lists the
// demo's; the database copies their rows under other ids, with facets mixed from several of them. One page of a
// hundred is as long as a real one, and one in ten has all of its words, so that 100,000 take only minutes.
import { readConfig } from "@shirube/api/kernel/config/config"
import type { Database } from "@shirube/api/kernel/db/client"
import type { UserId } from "@shirube/api/kernel/db/ids"
import { migrate } from "@shirube/api/kernel/db/migrate"
import { systemClock } from "@shirube/api/kernel/process/clock"
import { createLog } from "@shirube/api/kernel/process/log"
import { createFurigana } from "@shirube/api/kernel/text/furigana"
import { rebuildBitmaps } from "@shirube/api/modules/mentors/directory/bitmaps/queries"
import { renewListing } from "@shirube/api/modules/mentors/directory/service"
import { loadCommunity, loadDemoAccounts, loadNeighbours } from "../../apps/api/seed/load.ts"
import { loadMentorPages } from "../../apps/api/seed/mentors.ts"
import { loadMentorSessions } from "../../apps/api/seed/sessions.ts"
import { select } from "../scale/select.ts"

/** A demo member with the public demo password. */
export const STUDENT = "student@shirube.example"
const MEMBERS = 2_000
const FEW_WORDS = 60
/** The next free time is a day or more ahead. */
const DAYS_UNTIL_WEEK_ENDS = 6

export async function writeNewest(database: Database): Promise<void> {
  const { db } = database
  await migrate(database)
  await loadDemoAccounts(db)
  await loadNeighbours(db)
  await loadCommunity(db)
  await loadMentorPages(db)
  await loadMentorSessions(db)
  const furigana = createFurigana({ log: createLog("error"), ownReadings: async () => [] })
  const parts = { db, config: readConfig({ DEMO: "1" }), clock: systemClock, furigana }
  const owners = await select<{ id: UserId }>(database, "select user_id as id from mentor_pages")
  for (const { id } of owners) await renewListing(parts, id)
  await furigana.close()
  await database.exec(`insert into users (id, email, name, seal, role, is_verified)
    select ${copied("'member'", "member")}, 'member-' || member || '@bench.example', 'Amara', 'A', 'student', true
    from generate_series(0, ${MEMBERS - 1}) member`)
}

/** A valid UUID: version 4, variant 8. */
const copied = (what: string, number: string) =>
  `overlay(overlay(md5(${number} || ' ' || ${what}) placing '4' from 13) placing '8' from 17)::uuid`
export const mentorIdAt = (number: number) => copied("'mentor'", `'${number}'`)

/** Adds senpai until there are `count`. */
export async function addOlder(database: Database, { count }: { readonly count: number }): Promise<void> {
  for (const statement of [...people(count), ...entries, ...sessions]) await database.exec(statement)
  await database.db.transaction(rebuildBitmaps)
  await database.exec("vacuum analyze")
}

/** A number below that of the demo's senpai, by chance but always the same. */
const drawn = (what: string) =>
  `(('x' || left(md5(number || '${what}'), 7))::bit(28)::int % (select count(*) from originals))::int`

const people = (count: number) => [
  `create table originals as select user_id, facets, (row_number() over (order by user_id) - 1)::int as place from mentor_listings`,
  `create table copies as select number, ${copied("'mentor'", "number")} as id, user_id as original_id
    from generate_series((select count(*)::int from originals), ${count - 1}) number
      join originals on place = ${drawn("page")}`,
  "create unique index copies_number on copies (number)",
  "analyze copies",
  `insert into users (id, email, email_confirmed_at, name, seal, role, is_screened, created_at)
    select c.id, 'senpai-' || number || '@bench.example', email_confirmed_at, name, seal, role, is_screened, created_at
    from copies c join users o on o.id = original_id`,
  copyRows("profiles"),
  copyRows("senpai_applications"),
  copyRows("mentor_hours"),
  copyRows("mentor_pages", "number % 100 = 0"),
  copyRows("mentor_pages", "number % 100 <> 0", withoutStory),
]

const NOTHING = `'{"en":null,"ja":null}'::jsonb`
const withoutStory = ["country", "university", "job_hunt", "now", "ask_me", "not_for"]
  .map((column) => `'${column}', ${NOTHING}`)
  .concat("'readings', '{}'::jsonb")
  .join(", ")

const copyRows = (table: string, which = "true", changes = "") => `insert into ${table}
  select copy.* from copies c join ${table} o on o.user_id = original_id,
    lateral jsonb_populate_record(null::${table}, to_jsonb(o) || jsonb_build_object('user_id', c.id${changes && `, ${changes}`})) copy
  where ${which}`

/** Kinds of facets that belong together, each from another of the demo's senpai. */
const mixed = [
  ["country", "language"],
  ["industry", "occupation"],
  ["level_then", "residence_road"],
  ["topic", "way", "answered"],
  ["university", "field"],
]

const tokensFrom = (kinds: readonly string[]) => `array(select token from originals, unnest(facets) token
  where place = ${drawn(kinds.join())} and split_part(token, ':', 1) in (${kinds.map((kind) => `'${kind}'`).join(", ")}))`

/** Indexes are built afterwards: row by row they would take most of the time. */
const entries = [
  "drop index mentor_listings_words, mentor_listings_facets",
  `insert into mentor_listings (user_id, published_at, answers, position, facets, words, card, texts, next_free_at, page_changed_at)
    select c.id, now() - make_interval(mins => number), number % 50,
      ('x' || left(md5(c.id::text), 7))::bit(28)::int,
      ${mixed.map(tokensFrom).join(" || ")} || case when number % 20 < ${DAYS_UNTIL_WEEK_ENDS} then array['free:week'] else '{}' end,
      case when number % 10 = 0 then words else array_to_tsvector((tsvector_to_array(words))[1:${FEW_WORDS}]) end,
      card, '{}', now() + make_interval(days => 1 + number % 20), page_changed_at
    from copies c join mentor_listings o on o.user_id = original_id`,
  "create index mentor_listings_facets on mentor_listings using gin (facets) with (fastupdate = false)",
  "create index mentor_listings_words on mentor_listings using gin (words) with (fastupdate = false)",
]

/** Two for each senpai: one that was held, one that is agreed. */
const sessions = [
  `insert into mentor_sessions (id, student_id, mentor_id, purpose, length, questions, state, times, starts_at, ends_at, answer_by, requested_at, updated_at)
    select ${copied("c.id", "state")}, ${copied("'member'", `(number % ${MEMBERS})`)}, c.id, 'first-step', 30, '{How did you begin?}',
      state, '{}', at, at + interval '30 minutes', at, at - interval '9 days', at
    from copies c cross join (values ('held', now() - interval '3 days'), ('accepted', now() + interval '5 days')) s(state, at)`,
  "drop table copies",
  "drop table originals",
]
