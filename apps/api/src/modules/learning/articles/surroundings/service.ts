// What articles are made with, as editors write it: categories, tags, authors and shared paragraphs. A change makes exactly the
// articles again that contain it.
import { isDeepStrictEqual } from "node:util"
import {
  AuthorFields,
  CategoryFields,
  SharedTextFields,
  TagFields,
} from "@shirube/contract/learning/articles/surroundings"
import type { WritingNounName } from "@shirube/vocabulary/editorial/writing/choices"
import { type Language, languages } from "@shirube/vocabulary/language"
import {
  type AuthorDetails,
  type AuthorText,
  type CategoryDetails,
  type CategoryText,
  emptyAuthor,
  emptyCategory,
  emptySharedText,
  emptyTag,
  type SharedText,
  type TagDetails,
  type TagText,
} from "@shirube/vocabulary/learning/articles/surroundings"
import type { z } from "zod"
import type { Tx } from "#api/kernel/db/client"
import {
  type ArticleId,
  type AuthorKey,
  type CategoryKey,
  type DocumentId,
  namedId,
  type TagKey,
} from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import {
  type DraftedDocument,
  type MissingField,
  type PublishedDocument,
  type WritingNoun,
  writingNoun,
} from "#api/kernel/features/writing-nouns"
import { idsWith, projectThoseWith } from "#api/modules/editorial/writing/projection/service"
import { articleChanged, articleListsChanged } from "../events.ts"
import {
  type AuthorRow,
  type CategoryRow,
  deleteAuthor,
  deleteCategory,
  deleteSharedText,
  deleteTag,
  type SharedTextRow,
  selectAuthors,
  selectCategories,
  selectSharedTexts,
  selectTags,
  type TagRow,
  upsertAuthor,
  upsertCategory,
  upsertSharedText,
  upsertTag,
} from "../queries.ts"
import { articleNoun } from "../writing/service.ts"

type Fields = Readonly<Record<string, unknown>>
type Words = Readonly<Record<Language, string>>

interface Kind<Row, Details extends object, Text extends object> {
  readonly name: WritingNounName
  readonly position: number
  readonly title: Words
  readonly fields: { readonly details: z.ZodType<Fields>; readonly text: z.ZodType<Fields> }
  readonly empty: { readonly details: object; readonly text: object }
  titleOf(text: Text): string
  missingIn(
    details: Details,
    text: Text,
    language: Language,
  ): readonly (readonly [field: string, text: Words])[]
  missingInDetails(details: Details): readonly (readonly [field: string, text: Words])[]
  rowOf(id: DocumentId, details: Details, texts: Readonly<Record<Language, Text>>): Row
  keyOf(row: Row): string
  select(tx: Tx): PromiseLike<readonly Row[]>
  upsert(tx: Tx, row: Row): Promise<unknown>
  /** False if it was not there. */
  remove(tx: Tx, id: DocumentId): Promise<boolean>
  /** How a published article names it. */
  mark(id: DocumentId): string
  /** Articles show it without being made again. */
  readonly isJoined?: true
}

const inBoth = <Text extends object>(
  texts: PublishedDocument["texts"],
): Readonly<Record<Language, Text>> => ({
  en: (texts.en ?? {}) as Text,
  ja: (texts.ja ?? {}) as Text,
})

function nounOf<Row extends object, Details extends object, Text extends object>(
  kind: Kind<Row, Details, Text>,
): WritingNoun {
  return writingNoun({
    name: kind.name,
    position: kind.position,
    title: kind.title,
    publishesTogether: true,
    path: null,
    fields: kind.fields,
    empty: { details: { ...kind.empty.details }, text: { ...kind.empty.text } },
    titleOf: (fields) => kind.titleOf(fields as Text),
    picturesIn: () => [],
    missing: async (_tx, document) => missingOf(kind, document),
    async publisher(tx) {
      const known = new Map((await kind.select(tx)).map((row) => [kind.keyOf(row), row]))
      let isAnnounced = false
      return async ({ id, details, texts }, now) => {
        const row = kind.rowOf(id, details as Details, inBoth<Text>(texts))
        const before = known.get(id)
        if (before && isDeepStrictEqual(before, row)) return "unchanged"
        await kind.upsert(tx, row)
        if (!isAnnounced) await emit(tx, articleListsChanged, {})
        isAnnounced = true
        if (!before) return "published"
        if (kind.isJoined) await announceThoseWith(tx, kind.mark(id))
        else await projectThoseWith(tx, articleNoun, kind.mark(id), now)
        return "changed"
      }
    },
    async unpublish(tx, id) {
      if (await kind.remove(tx, id)) await emit(tx, articleListsChanged, {})
    },
    isInUse: async (tx, id) => (await idsWith(tx, "article", kind.mark(id))).length > 0,
  })
}

async function announceThoseWith(tx: Tx, words: string): Promise<void> {
  for (const id of await idsWith(tx, "article", words))
    await emit(tx, articleChanged, { articleId: namedId<ArticleId>(id) })
}

/** Neither language is published without the other. */
function missingOf<Row, Details extends object, Text extends object>(
  kind: Kind<Row, Details, Text>,
  document: DraftedDocument,
): MissingField[] {
  return [
    ...kind
      .missingInDetails(document.details as Details)
      .map(([field, text]) => ({ part: "details" as const, field, language: null, text })),
    ...languages.flatMap((language) =>
      kind
        .missingIn(document.details as Details, document[language] as Text, language)
        .map(([field, text]) => ({ part: language, field, language: null, text })),
    ),
  ]
}

const isBlank = (text: string) => text.trim() === ""
const nameNeeded = { en: "Write the name in both languages.", ja: "名前を両方の言語で書いてください。" }
const descriptionNeeded = {
  en: "Write the description in both languages.",
  ja: "説明を両方の言語で書いてください。",
}
const needed = <Text extends object>(
  text: Text,
  fields: Readonly<Partial<Record<keyof Text & string, Words>>>,
) =>
  Object.entries<Words | undefined>(fields).flatMap(([field, words]) =>
    words && isBlank(String(text[field as keyof Text])) ? [[field, words] as const] : [],
  )

export const categoryNoun = nounOf<CategoryRow, CategoryDetails, CategoryText>({
  name: "category",
  position: 40,
  title: { en: "Categories", ja: "分野" },
  fields: CategoryFields,
  empty: emptyCategory,
  titleOf: ({ name }) => name,
  missingInDetails: ({ section }) =>
    section === ""
      ? [["section", { en: "Choose where it belongs.", ja: "どこに属するかを選んでください。" }]]
      : [],
  missingIn: (_details, text) => needed(text, { name: nameNeeded, description: descriptionNeeded }),
  rowOf: (id, { section, position }, { en, ja }) => ({
    key: namedId<CategoryKey>(id),
    position,
    section: section === "career" ? "career" : "learning",
    name: { en: en.name, ja: ja.name },
    description: { en: en.description, ja: ja.description },
  }),
  keyOf: ({ key }) => key,
  select: selectCategories,
  upsert: upsertCategory,
  remove: (tx, id) => deleteCategory(tx, namedId(id)),
  mark: (id) => `"category": "${id}"`,
})

export const tagNoun = nounOf<TagRow, TagDetails, TagText>({
  name: "tag",
  position: 50,
  title: { en: "Tags", ja: "タグ" },
  fields: TagFields,
  empty: emptyTag,
  titleOf: ({ name }) => name,
  missingInDetails: () => [],
  missingIn: (_details, text) => needed(text, { name: nameNeeded }),
  rowOf: (id, { position }, { en, ja }) => ({
    key: namedId<TagKey>(id),
    position,
    name: { en: en.name, ja: ja.name },
  }),
  keyOf: ({ key }) => key,
  select: selectTags,
  upsert: upsertTag,
  remove: (tx, id) => deleteTag(tx, namedId(id)),
  mark: (id) => `"${id}"`,
})

export const authorNoun = nounOf<AuthorRow, AuthorDetails, AuthorText>({
  name: "author",
  position: 60,
  title: { en: "Authors", ja: "書き手" },
  fields: AuthorFields,
  empty: emptyAuthor,
  titleOf: ({ name }) => name,
  missingInDetails: ({ seal, role }) => [
    ...(isBlank(seal)
      ? ([
          ["seal", { en: "Enter one to three characters.", ja: "一文字から三文字で入れてください。" }],
        ] as const)
      : []),
    ...(role === ""
      ? ([["role", { en: "Choose who they are.", ja: "どのような人かを選んでください。" }]] as const)
      : []),
  ],
  missingIn: (_details, text) =>
    needed(text, {
      name: nameNeeded,
      headline: { en: "Say in one line who they are.", ja: "どのような人かを一行で書いてください。" },
      bio: { en: "Introduce them in a few sentences.", ja: "紹介文を書いてください。" },
    }),
  rowOf: (id, { seal, role }, { en, ja }) => ({
    key: namedId<AuthorKey>(id),
    name: { en: en.name, ja: ja.name },
    seal,
    role: role === "senpai" ? "senpai" : "editor",
    headline: { en: en.headline, ja: ja.headline },
    bio: { en: en.bio, ja: ja.bio },
  }),
  keyOf: ({ key }) => key,
  select: selectAuthors,
  upsert: upsertAuthor,
  remove: (tx, id) => deleteAuthor(tx, namedId(id)),
  mark: (id) => `"author": "${id}"`,
  isJoined: true,
})

export const sharedTextNoun = nounOf<SharedTextRow, object, SharedText>({
  name: "shared-text",
  position: 30,
  title: { en: "Shared paragraphs", ja: "共通の段落" },
  fields: SharedTextFields,
  empty: emptySharedText,
  titleOf: ({ markdown }) => (markdown.split("\n")[0] ?? "").slice(0, LONGEST_OPENING),
  missingInDetails: () => [],
  missingIn: (_details, text) =>
    needed(text, {
      markdown: { en: "Write the paragraph in both languages.", ja: "段落を両方の言語で書いてください。" },
    }),
  rowOf: (id, _details, { en, ja }) => ({
    name: id,
    text: { en: en.markdown.trim(), ja: ja.markdown.trim() },
  }),
  keyOf: ({ name }) => name,
  select: selectSharedTexts,
  upsert: upsertSharedText,
  remove: deleteSharedText,
  mark: (id) => `@shared ${id}`,
})
const LONGEST_OPENING = 80
