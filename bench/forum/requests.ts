import type { Database } from "@shirube/api/kernel/db/client"
import { byMoment, instant, integer, keyset, uuid } from "@shirube/api/kernel/lists/keyset"
import type { Question } from "../scale/questions.ts"
import { select } from "../scale/select.ts"
import { RARE_LANGUAGE, RARE_WORD } from "./fill.ts"
import { APART, OLD_WORD, UNCOMMON_WORD } from "./threads.ts"

/** Position of the deep page. */
const DEPTH = 0.8
const SENPAI = "senpai@shirube.example"

/** The question at this position, as a cursor and by id. */
async function questionAt({ patient }: Database, place: number, order: "created_at" | "helpful") {
  const [found] = await select<{ id: string; helpful: number; at: string }>(
    { db: patient },
    `select question_id as id, helpful, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
      from question_lists where topic = '' and language = ''
      order by ${order} desc, created_at desc, question_id desc offset ${place} limit 1`,
  )
  if (!found) throw new Error("the database is empty")
  return found
}

export async function forumQuestionsFor(database: Database, count: number): Promise<Question[]> {
  const deep = Math.floor(count * DEPTH)
  const newest = await questionAt(database, deep, "created_at")
  const helpful = await questionAt(database, deep, "helpful")
  // A question with answers, from the bulk if there is one.
  const [detail] = await select<{ id: string }>(
    database,
    `select question_id as id from question_lists where topic = '' and language = '' and not is_unanswered
      order by created_at limit 1`,
  )
  const byVotes = keyset({ helpful: integer(9), at: instant, id: uuid() })
  const list = (name: string, query: string) => ({ name, path: `/v1/questions${query && `?${query}`}` })
  const find = (name: string, words: string) => list(`search, ${name}`, `q=${encodeURIComponent(words)}`)
  return [
    list("newest", ""),
    list("unanswered", "sort=unanswered"),
    list("most helpful", "sort=helpful"),
    list("list of a topic", "topic=visa"),
    list("most helpful of a topic", "topic=visa&sort=helpful"),
    list("list of a language", "language=ja"),
    list("list of a rare language", `language=${RARE_LANGUAGE}`),
    list("deep page", `cursor=${byMoment.encode(newest)}`),
    list("deep page, most helpful", `sort=helpful&cursor=${byVotes.encode(helpful)}`),
    find("common word", "company"),
    find("word of old questions", OLD_WORD),
    find("1 in 50", UNCOMMON_WORD),
    find("rare word", RARE_WORD),
    find("在留資格", "在留資格"),
    find("a sentence", "can I change my visa after I graduate"),
    { ...find("common words, never together", APART.join(" ")), findsNothing: true },
    {
      name: "similar",
      path: `/v1/questions/similar?title=${encodeURIComponent("What should I wear to an interview?")}`,
    },
    { name: "detail", path: `/v1/questions/${detail?.id}` },
    { name: "for me", path: "/v1/questions/for-me", as: SENPAI },
    { name: "topics", path: "/v1/topics" },
  ]
}
