// Articles for tests; a test states only what matters to it.
import type { Db } from "#api/kernel/db/client"
import { type ArticleId, type AuthorKey, type CategoryKey, namedId, type TagKey } from "#api/kernel/db/ids"
import type { Clock } from "#api/kernel/process/clock"
import {
  type ArticleDraft,
  glossaryFor,
  publishArticle,
  upsertAuthor,
  upsertCategory,
  upsertTag,
} from "./service.ts"

let counter = 0
const next = () => ++counter

const category = {
  key: namedId<CategoryKey>("documents"),
  section: "learning" as const,
  name: { en: "Documents", ja: "{応募書類|おうぼしょるい}" },
  description: { en: "Writing", ja: "書く" },
}
export const testCategories = [
  category,
  {
    ...category,
    key: namedId<CategoryKey>("visa"),
    section: "career" as const,
    name: { en: "Visa", ja: "{在留資格|ざいりゅうしかく}" },
  },
]
export const testTags = [
  { key: namedId<TagKey>("writing"), name: { en: "Writing", ja: "書き方" } },
  { key: namedId<TagKey>("money"), name: { en: "Money", ja: "お金" } },
]

const MORI = namedId<AuthorKey>("mori")

interface Wishes extends Partial<Omit<ArticleDraft, "id" | "relatedIds">> {
  readonly id?: string
  readonly relatedIds?: readonly string[]
}

export function anArticle({ id, relatedIds = [], ...wishes }: Wishes = {}): ArticleDraft {
  const number = next()
  return {
    id: namedId(id ?? `article-${number}`),
    category,
    tags: [],
    level: "n3",
    authorKey: MORI,
    publishedAt: new Date("2026-10-01T00:00:00Z"),
    checkedOn: "2026-11-10",
    sources: [
      {
        title: { en: "A source", ja: "出典" },
        publisher: { en: "An agency", ja: "庁" },
        url: "https://agency.example/",
        checked_on: "2026-11-10",
      },
    ],
    relatedIds: relatedIds.map(namedId<ArticleId>),
    texts: { en: anEnglishText({ title: `Article ${number}` }), ja: aJapaneseText() },
    ...wishes,
  }
}

export const anEnglishText = (wishes: Partial<{ title: string; lead: string; markdown: string }> = {}) => ({
  title: "An entry sheet that is read to the end",
  lead: "What to write and what to leave out.",
  markdown: "## First\n\nSome text.\n",
  ...wishes,
})

export const aJapaneseText = (wishes: Partial<{ title: string; lead: string; markdown: string }> = {}) => ({
  title: "{最後|さいご}まで{読|よ}まれるES",
  lead: "{何|なに}を{書|か}くか。",
  markdown: "## {最初|さいしょ}\n\n{文章|ぶんしょう}です。\n",
  ...wishes,
})

/** Publishes drafts after making sure that what they refer to exists. */
export async function publish(api: { db: Db; clock: Clock }, ...drafts: ArticleDraft[]): Promise<void> {
  await api.db.transaction(async (tx) => {
    for (const [position, row] of testCategories.entries()) await upsertCategory(tx, { ...row, position })
    for (const [position, row] of testTags.entries()) await upsertTag(tx, { ...row, position })
    await upsertAuthor(tx, {
      key: MORI,
      name: { en: "Mori Ayaka", ja: "森 彩香" },
      seal: "森",
      role: "editor",
      headline: { en: "Editor", ja: "編集" },
      bio: { en: "Writes.", ja: "{書|か}きます。" },
    })
    const glossary = await glossaryFor(tx)
    for (const draft of drafts) await publishArticle(tx, draft, glossary, api.clock.now())
  })
}
