// Fills a database with a given number of courses, and five hundred members with progress in them. The
// product publishes a hundred courses; the database copies their rows under other ids and dates.
import type { Database } from "@shirube/api/kernel/db/client"
import { migrate } from "@shirube/api/kernel/db/migrate"
import { aCourse, aLesson, publishCourses } from "@shirube/api/modules/learning/courses/builders"
import { topics } from "@shirube/vocabulary/topics"
import { loadDemoAccounts } from "../../apps/api/seed/load.ts"

const NEW = 100
const LESSONS = ["first", "second", "third", "fourth"]
const MEMBERS = 500
/** A demo member with the public demo password. */
export const STUDENT = "student@shirube.example"

const NEWEST = Date.UTC(2026, 9, 1)
const HOUR_MS = 3_600_000
export const courseIdAt = (number: number) => `course-${number}`
export const publishedAt = (number: number) => new Date(NEWEST - number * HOUR_MS)

export async function writeNewest(database: Database): Promise<void> {
  const { db } = database
  await migrate(database)
  await loadDemoAccounts(db)
  const drafts = Array.from({ length: NEW }, (_, number) =>
    aCourse({
      id: courseIdAt(number),
      publishedAt: publishedAt(number),
      topics: [topics[number % topics.length] ?? "visa"],
      lessons: LESSONS.map((key) => aLesson({ key })),
    }),
  )
  await publishCourses({ db, clock: { now: () => publishedAt(0) } }, ...drafts)
  await database.exec(`insert into users (id, email, name, seal, role)
    select ${copied("'member'", "member")}, 'member-' || member || '@bench.example', 'Amara', 'A', 'student'
    from generate_series(1, ${MEMBERS - 1}) member`)
}

/** A valid UUID: version 4, variant 8. */
const copied = (what: string, number: string) =>
  `overlay(overlay(md5(${number} || ' ' || ${what}) placing '4' from 13) placing '8' from 17)::uuid`

/** At a hundred courses every member has started two lessons; at ten thousand, two thousand: a million rows. */
const lessonsEach = (count: number) => (count <= NEW ? 2 : count / 5)

/** Adds older courses until there are `count`. */
export async function addOlder(database: Database, { count }: { readonly count: number }): Promise<void> {
  for (const statement of [...copies(count), ...progress(lessonsEach(count)), "vacuum analyze"])
    await database.exec(statement)
}

const copies = (count: number) => [
  `create table copies as select number, 'course-' || number as id, 'course-' || number % ${NEW} as original_id,
      timestamptz '${publishedAt(0).toISOString()}' - make_interval(hours => number) as at
    from generate_series(${NEW}, ${count - 1}) number`,
  `insert into courses (id, author_id, topics, level, languages, spoken_languages, lesson_count, duration_ms, published_at, updated_at, fingerprint)
    select c.id, author_id, topics, level, languages, spoken_languages, lesson_count, duration_ms, at, at, fingerprint
    from copies c join courses o on o.id = original_id`,
  `insert into course_texts (course_id, language, title, summary, outcomes)
    select c.id, language, title || ' ' || number, summary, outcomes from copies c join course_texts o on course_id = original_id`,
  `insert into course_lists (course_id, topic, language, level, published_at)
    select c.id, topic, language, level, at from copies c join course_lists o on course_id = original_id`,
  `insert into course_chapters (course_id, position, title)
    select c.id, position, title from copies c join course_chapters o on course_id = original_id`,
  `insert into lessons (id, course_id, key, chapter, position, spoken_language, video_id, duration_ms, question_count, sources)
    select ${copied("o.id", "number")}, c.id, key, chapter, position, spoken_language, video_id, duration_ms, question_count, sources
    from copies c join lessons o on course_id = original_id`,
  `insert into lesson_texts (lesson_id, language, title, summary, cues, terms_html, marks)
    select ${copied("o.id", "number")}, language, title, summary, cues, terms_html, marks
    from copies c join lessons o on course_id = original_id join lesson_texts t on lesson_id = o.id`,
  "drop table copies",
]

const progress = (each: number) => [
  "analyze",
  `create table places as select l.id, course_id, row_number() over (order by published_at desc, l.position) - 1 as place
    from lessons l join courses c on c.id = course_id`,
  `create table learners as select id, row_number() over (order by email <> '${STUDENT}', email) - 1 as member
    from users where email = '${STUDENT}' or email like 'member-%@bench.example'`,
  `insert into lesson_progress (user_id, lesson_id, course_id, position_ms, play, slots, watched, time_used_to, watched_at)
    select u.id, l.id, course_id, 5000, 1, 'AQ==', 1, at, at
    from learners u cross join generate_series(0, ${each - 1}) number
      join places l on place = (number + member * 37) % (select count(*) from places),
      lateral (select timestamptz '${publishedAt(0).toISOString()}' - make_interval(mins => number) as at) t`,
  `insert into course_progress (user_id, course_id, last_lesson_id, begun_at, last_at)
    select user_id, course_id, (array_agg(lesson_id order by watched_at desc))[1], min(watched_at), max(watched_at)
    from lesson_progress group by 1, 2`,
  "drop table places",
  "drop table learners",
]
