// Fills a database with a given number of rows of each kind that the editors' desk reads: accounts, decided reviews,
// entries of the audit log and figures. The newest of each are the same at every size; the bulk behind them is what a
// site has after years.
import type { Database } from "@shirube/api/kernel/db/client"
import { migrate } from "@shirube/api/kernel/db/migrate"
import { loadCommunity, loadContent, loadDemoAccounts, loadNeighbours } from "../../apps/api/seed/load.ts"

/** Several, because each may ask only so often. */
const EDITORS = 12
export const editorAddresses = Array.from(
  { length: EDITORS },
  (_, number) => `editor-${number}@shirube.example`,
)
/** Two of the periods that are shown at first. */
const NEWEST_DAYS = 56
/** What waits is worked off: it does not grow with the years. */
const WAITING = 300
const NEWEST_ENTRIES = 500

/** A valid UUID: version 4, variant 8. */
const uuid = (what: string) => `overlay(overlay(md5(${what}) placing '4' from 13) placing '8' from 17)::uuid`
export const memberIdAt = (number: number) => uuid(`'member ${number}'`)

export async function writeNewest(database: Database): Promise<void> {
  const { db } = database
  await migrate(database)
  await loadContent(db, new Date())
  await loadDemoAccounts(db)
  await loadNeighbours(db)
  await loadCommunity(db)
  for (const statement of [...editors, ...figuresOf(`generate_series(0, ${NEWEST_DAYS - 1})`), ...waiting])
    await database.exec(statement)
  await database.exec(entries("n", `generate_series(1, ${NEWEST_ENTRIES})`, "interval '1 minute'"))
}

const editors = [
  `insert into users (id, email, email_confirmed_at, password_hash, name, seal, role, is_administrator, editor_roles, search_words, created_at)
    select ${uuid("'editor ' || n")}, 'editor-' || n || '@shirube.example', now(), password_hash, name, seal, role, true, editor_roles, search_words, now()
    from users, generate_series(0, ${EDITORS - 1}) n where email = 'editor@shirube.example'`,
]

/** Some forty rows a day: parts of the site, articles, searches. */
const figuresOf = (days: string) => [
  `insert into figures (name, day, subject, language, device, count)
    select 'view', (now() at time zone 'Asia/Tokyo')::date - ago, place, language, device, 20 + ago % 7
    from ${days} ago, unnest(array['home', 'article', 'questions']) place, unnest(array['en', 'ja']) language,
      unnest(array['phone', 'desktop']) device`,
  `insert into figures (name, day, subject, language, device, count)
    select name, (now() at time zone 'Asia/Tokyo')::date - ago, article, 'en', 'phone', 5 + ago % 3
    from ${days} ago, unnest(array['entry-sheet', 'interviews', 'phone-calls', 'rirekisho']) article,
      unnest(array['article', 'read_25', 'read_50', 'read_75', 'read_100']) name`,
  `insert into figures (name, day, subject, language, device, count)
    select name, (now() at time zone 'Asia/Tokyo')::date - ago, md5(words), 'en', 'phone', 2
    from ${days} ago, unnest(array['visa', 'spi', 'ramen']) words, unnest(array['searched', 'searched_nothing']) name`,
  `insert into figures (name, day, subject, language, device, count)
    select name, (now() at time zone 'Asia/Tokyo')::date - ago, '', '', '', 4
    from ${days} ago, unnest(array['opened', 'confirmed', 'finished', 'verified', 'asked', 'answered', 'waiting']) name`,
  `insert into searched_words (digest, words, days, last_on)
    select md5(words), words, 9, now() from unnest(array['visa', 'spi', 'ramen']) words on conflict do nothing`,
]

const waiting = [
  `insert into reviews (id, kind, subject_id, applicant_id, state, submitted_at)
    select ${uuid("'waiting ' || n")}, 'student-card', ${uuid("'subject ' || n")}::text, (select id from users where email = 'student@shirube.example'),
      'waiting', now() - make_interval(mins => n) from generate_series(1, ${WAITING}) n`,
]

const EVENTS = ["sign_in.succeeded", "session.ended", "member.read", "review.decided", "password.changed"]

const entries = (number: string, from: string, since: string) => `insert into audit_entries
    (at, event, actor, actor_id, subject_noun, subject_id, ip_digest, user_agent, details)
  select now() - ${since} - make_interval(secs => ${number}), (array[${EVENTS.map((event) => `'${event}'`).join(", ")}])[1 + ${number} % ${EVENTS.length}],
    'editor', (select id from users where email = 'editor-1@shirube.example'), 'user',
    (select id from users where email = 'student@shirube.example')::text, '', '', '{}' from ${from} ${number}`

/** An editor's own, all unread. */
const MOST_UNREAD = 10_000

/** Adds rows of each kind until there are about `count`. */
export async function addOlder(database: Database, { count }: { readonly count: number }): Promise<void> {
  const subjects = Math.ceil(count / 340 / 5)
  for (const statement of [
    `insert into users (id, email, email_confirmed_at, name, seal, role, search_words, created_at)
      select ${uuid("'member ' || n")}, 'member-' || n || '@bench.example', now(), 'Amara ' || n, 'A', 'student',
        array_to_tsvector(array['amara', 'member', n::text, '@bench.example']), now() - make_interval(days => 60, mins => n)
      from generate_series(1, ${count}) n`,
    `insert into reviews (id, kind, subject_id, applicant_id, state, submitted_at, decided_at, version)
      select ${uuid("'decided ' || n")}, 'student-card', ${uuid("'decided subject ' || n")}::text, ${uuid("'member ' || n")}, 'approved',
        now() - make_interval(days => 60, mins => n), now() - make_interval(days => 59, mins => n), 2
      from generate_series(1, ${count}) n`,
    `insert into audit_entries (at, event, actor, actor_id, subject_noun, subject_id, ip_digest, user_agent, details)
      select now() - interval '2 days' - make_interval(secs => n), 'sign_in.succeeded', 'user', ${uuid("'member ' || n")}, 'user',
        ${uuid("'member ' || n")}::text, '', '', '{}' from generate_series(1, ${count}) n`,
    `insert into figures (name, day, subject, language, device, count)
      select name, (now() at time zone 'Asia/Tokyo')::date - ${NEWEST_DAYS} - ago, 'older-' || subject, 'en', 'phone', 3
      from generate_series(0, 339) ago, generate_series(1, ${subjects}) subject,
        unnest(array['view', 'article', 'read_25', 'searched', 'searched_nothing']) name`,
    `insert into notifications (id, user_id, category, kind, facts, key, created_at, is_listed)
      select ${uuid("'notification ' || n || u.email")}, u.id, 'questions', 'question.answered', '{}', 'bench ' || n,
        now() - make_interval(mins => n), true
      from generate_series(1, ${Math.min(count, MOST_UNREAD)}) n, users u where u.email like 'editor-%@shirube.example'`,
  ])
    await database.exec(statement)
  await database.exec("vacuum analyze")
}
