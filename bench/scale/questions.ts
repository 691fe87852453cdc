import type { Database } from "@shirube/api/kernel/db/client"
import { instant, keyset, text } from "@shirube/api/kernel/lists/keyset"
import { APART, articleId, OLD_WORD, publishedAt, RARE_WORD, UNCOMMON_WORD } from "./fill.ts"
import { select } from "./select.ts"

/** Position of the deep page. */
const DEPTH = 0.8

export interface Question {
  readonly name: string
  readonly path: string
  /** Whether an empty list is expected. */
  readonly findsNothing?: boolean
  /** Email address of the demo account to sign in with, or several in turn; undefined for a visitor. */
  readonly as?: string | readonly string[]
  /** Body of a write: by account for the first time, the second, and so on. */
  readonly put?: object | ((time: number) => object)
  /** How much slower it may be at the largest size, where less than usual is promised. */
  readonly most?: number
}

export async function questionsFor(database: Database, count: number): Promise<Question[]> {
  const [category] = await select<{ key: string }>(
    database,
    "select category_key as key from articles group by 1 order by count(*) desc, 1 limit 1",
  )
  const [tag] = await select<{ key: string }>(
    database,
    "select tag_key as key from article_tags group by 1 order by count(*) desc, 1 limit 1",
  )
  const deep = Math.floor(count * DEPTH)
  const cursor = keyset({ at: instant, id: text() }).encode({
    at: publishedAt(deep).toISOString().replace("Z", "000Z"),
    id: articleId(deep),
  })
  if (!category || !tag) throw new Error("the database is empty")
  const search = (words: string) => `/v1/search?q=${encodeURIComponent(words)}`
  return [
    { name: "list", path: "/v1/articles" },
    { name: "deep page", path: `/v1/articles?cursor=${cursor}` },
    { name: "list of a category", path: `/v1/articles?category=${category.key}` },
    { name: "list of a tag", path: `/v1/articles?tag=${tag.key}` },
    { name: "search, common word", path: search("company") },
    { name: "search, interview", path: search("interview") },
    { name: "search, visa", path: search("visa") },
    { name: "search, a sentence", path: search("can I work 28 hours in summer") },
    { name: "search, misspelt", path: search("interveiw") },
    { name: "search, しゅうかつ", path: search("しゅうかつ") },
    { name: "search, word of old articles", path: search(OLD_WORD) },
    { name: "search, 1 in 50", path: search(UNCOMMON_WORD) },
    { name: "search, rare word", path: search(RARE_WORD) },
    { name: "search, no hit", path: search("zyzzyva"), findsNothing: true },
    { name: "search, 企業", path: search("企業") },
    { name: "search, common words, never together", path: search(APART.join(" ")), findsNothing: true },
    { name: "suggestions", path: "/v1/search/suggestions?q=inter" },
    { name: "detail", path: `/v1/articles/${articleId(Math.floor(count / 2))}` },
  ]
}
