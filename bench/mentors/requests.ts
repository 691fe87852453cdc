import type { Database } from "@shirube/api/kernel/db/client"
import { integer, keyset, uuid } from "@shirube/api/kernel/lists/keyset"
import type { Question } from "../scale/questions.ts"
import { select } from "../scale/select.ts"
import { mentorIdAt, STUDENT } from "./fill.ts"

/** Position of the deep page. */
const DEPTH = 0.8
/** A senpai who exists at every size; their facets and name are searched for. */
const FOUND = 770
const FIVE = ["country", "language", "level_then", "industry", "way"]

export async function mentorQuestionsFor(database: Database, count: number): Promise<Question[]> {
  const [found] = await select<{ facets: string[]; name: string }>(
    database,
    `select facets, name from mentor_listings join users on id = user_id where user_id = ${mentorIdAt(FOUND)}`,
  )
  const [deep] = await select<{ id: string; number: number }>(
    database,
    `select user_id as id, position as number from mentor_listings order by position, user_id
      offset ${Math.floor(count * DEPTH)} limit 1`,
  )
  const [middle] = await select<{ id: string }>(database, `select ${mentorIdAt(count / 2)} as id`)
  if (!found || !deep || !middle) throw new Error("the database is empty")
  const filter = (kind: string) => {
    const token = found.facets.find((each) => each.startsWith(`${kind}:`))
    return token?.replace(":", "=") ?? ""
  }
  const five = FIVE.map(filter).join("&")
  const cursor = keyset({ number: integer(9), id: uuid() }).encode(deep)
  const list = (name: string, query: string) => ({ name, path: `/v1/mentors${query && `?${query}`}` })
  const words = (typed: string) => `q=${encodeURIComponent(typed)}`
  return [
    list("list", ""),
    list("those at the door", "limit=15"),
    list("deep page", `cursor=${cursor}`),
    list("newest", "sort=newest"),
    list("most answers", "sort=answers"),
    list("one filter", filter("country")),
    list("a filter that half of them match", "way=first-step"),
    list("free within a week", "free=week"),
    list("five filters", five),
    list("five filters, newest", `${five}&sort=newest`),
    list("five filters and words", `${five}&${words(found.name)}`),
    list("words", words("interview")),
    list("words, 面接", words("面接")),
    { ...list("no one matches: which filter to drop", `${five}&${words("zyzzyva")}`), findsNothing: true },
    { name: "someone like me", path: "/v1/mentors/like-me", as: STUDENT },
    { name: "a senpai's page", path: `/v1/mentors/${middle.id}` },
    { name: "free times", path: `/v1/mentors/${middle.id}/free-times`, as: STUDENT },
  ]
}
