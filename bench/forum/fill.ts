// Fills a database with a given number of questions. The newest two thousand are as long as the demo's; the
// bulk behind them is short, so that a million take only minutes. The product writes a hundred of both; the
// database copies those rows under other ids and dates.
import type { Database, Tx } from "@shirube/api/kernel/db/client"
import type { LanguageCode, QuestionId, UserId } from "@shirube/api/kernel/db/ids"
import { migrate } from "@shirube/api/kernel/db/migrate"
import { SHELF } from "@shirube/api/kernel/search/shelves"
import { refreshSynonyms } from "@shirube/api/modules/common/search/synonyms/service"
import { indexQuestion } from "@shirube/api/modules/community/forum/documents/service"
import { listQuestion } from "@shirube/api/modules/community/forum/questions/queries"
import { writeTexts } from "@shirube/api/modules/community/forum/texts/service"
import { importThread } from "@shirube/api/modules/community/forum/thread-import/service"
import { accountAt } from "@shirube/api/modules/identity/accounts/service"
import { type ForumQuestion, readForum } from "../../apps/api/seed/forum-content.ts"
import { loadCommunity, loadContent, loadDemoAccounts } from "../../apps/api/seed/load.ts"
import { copiedSearchVector } from "../scale/copied-search-vector.ts"
import { select } from "../scale/select.ts"
import { askedAt, threadAt, type Writers } from "./threads.ts"

/** Occurs in three questions, at every size. */
export const RARE_WORD = "quokka"
const RARE_QUESTIONS = 3
/** This many questions exist in this language, at every size. */
export const RARE_LANGUAGE = "mn" as LanguageCode
const IN_RARE_LANGUAGE = 25

/** This many of each are written, the first and the last; those between are copies. */
const NEW = 100
const OLD = 100
/** As many as the product treats as recent; it would mark them one by one. */
const RECENT = 2_000

export async function writeNewest(database: Database): Promise<void> {
  const { db } = database
  await migrate(database)
  await loadContent(db, askedAt(0))
  await loadDemoAccounts(db)
  await loadCommunity(db)
  await db.transaction(refreshSynonyms)
  await write(database, { from: 0, count: NEW, isShort: false })
}

/** Adds older questions until there are `count`. */
export async function addOlder(database: Database, { count }: { readonly count: number }): Promise<void> {
  if (count > NEW) await write(database, { from: count - OLD, count: OLD, isShort: true })
  if (count > NEW + OLD) await copyInDatabase(database, count)
  await database.db.transaction(translateSome)
  await database.exec("vacuum analyze")
}

async function write(
  { db }: Database,
  { from, count, isShort }: { readonly from: number; readonly count: number; readonly isShort: boolean },
): Promise<void> {
  const real = await readForum()
  await db.transaction(async (tx) => {
    const writers = await writersOf(tx, real)
    for (let number = from; number < from + count; number++) {
      const thread = threadAt(number, real, writers, { isShort })
      await importThread(tx, thread)
      await indexQuestion(tx, thread.id)
    }
  })
}

async function writersOf(tx: Tx, real: readonly ForumQuestion[]): Promise<Writers> {
  const accounts = async (names: readonly string[]) => {
    const ids: UserId[] = []
    for (const name of new Set(names)) {
      const account = await accountAt(tx, `${name}@shirube.example`)
      if (account) ids.push(account.id)
    }
    return ids
  }
  return {
    askers: await accounts(real.map(({ asker }) => asker)),
    senpai: await accounts(real.flatMap(({ answers }) => answers.map(({ by }) => by))),
  }
}

/** Translates some of the newest into a language that has no others. */
async function translateSome(tx: Tx): Promise<void> {
  const newest = await select<{ id: QuestionId; by: UserId }>(
    { db: { autocommit: tx } },
    `select id, asker_id as by from questions order by created_at desc limit ${IN_RARE_LANGUAGE}`,
  )
  for (const [number, { id: questionId, by: writerId }] of newest.entries()) {
    await writeTexts(tx, [
      {
        noun: "question",
        thingId: questionId,
        questionId,
        language: RARE_LANGUAGE,
        title: "Ярилцлагад юу өмсөх вэ?",
        text: number < RARE_QUESTIONS ? `Би ${RARE_WORD} биш.` : "Би мэдэхгүй байна.",
        writerId,
        isByAsker: true,
        origin: "person",
        at: askedAt(0),
      },
    ])
    await listQuestion(tx, questionId)
    await indexQuestion(tx, questionId)
  }
}

const FILLED = [
  "questions",
  "question_counts",
  "question_lists",
  "answers",
  "answer_counts",
  "comments",
  "forum_texts",
  "search_documents",
  "search_texts",
]

/** Scattered, so that the order by votes differs from the order by age. */
const HELPFUL = "number % 500 * 7919 % 500"

/** Indexes are rebuilt once at the end, as in a restore, except those that foreign keys need. */
async function copyInDatabase(database: Database, count: number): Promise<void> {
  const filled = FILLED.map((name) => `'${name}'::regclass`).join(", ")
  const keys = await select<{ table: string; name: string; definition: string }>(
    database,
    `select conrelid::regclass as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint key where contype = 'p' and conrelid in (${filled})
        and not exists (select from pg_constraint other where other.contype = 'f' and other.confrelid = key.conrelid)`,
  )
  const indexes = await select<{ name: string; definition: string }>(
    database,
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where not indisprimary and indrelid in (${filled})`,
  )
  // A valid UUID: version 4, variant 8.
  const copied = (id: string) =>
    `overlay(overlay(md5(number || ' ' || ${id}) placing '4' from 13) placing '8' from 17)::uuid`
  const settings =
    "set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '64MB'"
  const back = "reset session_replication_role; reset maintenance_work_mem; reset work_mem"
  // One statement at a time: all in one call would exceed the client's timeout.
  for (const statement of [
    ...indexes.map(({ name }) => `drop index ${name}`),
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    `create unlogged table copies as
      select number, original.id as original_id, ${copied("original.id")} as id,
        timestamptz '${askedAt(0).toISOString()}' - make_interval(mins => number) as at
      from generate_series(${NEW}, ${count - OLD - 1}) number
      join (select id, row_number() over (order by created_at desc) - 1 as place from questions) original
        on place = case when number < ${RECENT} then number % ${NEW} else ${NEW} + number % ${OLD} end`,
    "analyze copies",
    `insert into questions (id, asker_id, is_anonymous, topics, language, japanese_level, accepted_answer_id, created_at, last_activity_at)
      select c.id, asker_id, is_anonymous, topics, language, japanese_level, ${copied("accepted_answer_id")}, at, at
      from copies c join questions q on q.id = original_id`,
    `insert into question_counts (question_id, answers, comments, helpful)
      select c.id, answers, comments, ${HELPFUL} from copies c join question_counts n on n.question_id = original_id`,
    `insert into question_lists (question_id, topic, language, created_at, helpful, is_unanswered)
      select c.id, topic, language, at, ${HELPFUL}, is_unanswered
      from copies c join question_lists l on l.question_id = original_id`,
    `insert into answer_counts (answer_id, comments, helpful)
      select ${copied("a.id")}, n.comments, n.helpful
      from copies c join answers a on a.question_id = original_id join answer_counts n on n.answer_id = a.id`,
    `insert into answers (id, question_id, author_id, is_by_asker, language, created_at)
      select ${copied("a.id")}, c.id, author_id, is_by_asker, language, at
      from copies c join answers a on a.question_id = original_id`,
    `insert into comments (id, question_id, answer_id, author_id, is_by_asker, language, created_at)
      select ${copied("o.id")}, c.id, ${copied("o.answer_id")}, author_id, is_by_asker, language, at
      from copies c join comments o on o.question_id = original_id`,
    `insert into forum_texts (thing_id, noun, language, origin, title, source, is_by_asker, written_at, question_id, writer_id, html,
        read_text, read_title, format)
      select ${copied("thing_id")}, noun, language, origin, title || ' ' || number, source, is_by_asker, at, c.id, writer_id, html,
        read_text, read_title, format
      from copies c join forum_texts t on t.question_id = original_id`,
    `insert into search_documents (noun, id, audience, fresh_at, level, category_key, words, heads, shelf, is_recent)
      select noun, c.id::text, audience, at, level, category_key, ${copiedSearchVector("d", `(${count} - number)`)}, heads,
        (${count} - number) / ${SHELF}, number < ${RECENT}
      from copies c join search_documents d on noun = 'question' and d.id = original_id::text`,
    `select setval('search_document_numbers', ${count})`,
    `insert into search_texts (noun, document_id, language, title, label, body)
      select noun, c.id::text, language, title, label, body
      from copies c join search_texts t on noun = 'question' and document_id = original_id::text`,
    `insert into topic_counts (topic, questions)
      select topic, count(*) from question_lists where topic <> '' and language = '' group by topic
      on conflict (topic) do update set questions = excluded.questions`,
    ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ...indexes.map(({ definition }) => definition),
    "drop table copies",
  ])
    await database.exec(`${settings}; ${statement}; ${back}`)
}
