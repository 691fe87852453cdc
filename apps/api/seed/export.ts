// Writes what is published as files of the same kind as this folder's, for those who keep content in git. Loading them into
// an empty database gives the same articles.
import { existsSync } from "node:fs"
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type Language, languages } from "@shirube/vocabulary/language"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { z } from "zod"
import type { Db, Tx } from "../src/kernel/db/client.ts"
import { filedDocuments } from "../src/modules/editorial/writing/loading/service.ts"
import { glossaryFor, listCategories, listTags } from "../src/modules/learning/articles/service.ts"
import {
  articleNoun,
  choicesFor,
  detailsOf,
  textOf,
} from "../src/modules/learning/articles/writing/service.ts"
import { homePicksNoun } from "../src/modules/site/home-picks/service.ts"
import { pageNoun } from "../src/modules/site/pages/service.ts"
import { homePicksFile, pageFiles } from "./pages.ts"

type Files = ReadonlyMap<string, string>
interface Keyed {
  readonly key: string
}

/** Returns the number of articles. Articles of the folder that are no longer published are removed from it. */
export async function exportContent(db: Db, folder: string): Promise<number> {
  const { articles, ...lists } = await readPublished(db.autocommit)
  for (const page of await filedDocuments(db.autocommit, pageNoun))
    await writeFolder(join(folder, "pages", page.id), pageFiles(page))
  for (const picks of await filedDocuments(db.autocommit, homePicksNoun))
    await writeFile(join(folder, "home-picks.json"), homePicksFile(picks))
  await mkdir(join(folder, "articles"), { recursive: true })
  for (const [name, rows] of Object.entries<readonly Keyed[]>(lists.files)) {
    const path = join(folder, name)
    await writeFile(path, inJson(inOrderOf(await keysIn(path), rows)))
  }
  await writeFolder(join(folder, "shared"), lists.shared)
  for (const name of await readdir(join(folder, "articles")))
    if (!articles.has(name) && existsSync(join(folder, "articles", name, "meta.json")))
      await rm(join(folder, "articles", name), { recursive: true })
  for (const [name, files] of articles) await writeFolder(join(folder, "articles", name), files)
  return articles.size
}

async function readPublished(tx: Tx) {
  const documents = await filedDocuments(tx, articleNoun)
  const addressOf = new Map<string, string>(documents.map(({ id, address }) => [id, address]))
  const at = (id: string) => addressOf.get(id) ?? id
  const [categories, tags, glossary, { authors, shared }] = [
    await listCategories(tx),
    await listTags(tx),
    await glossaryFor(tx),
    await choicesFor(tx),
  ]
  return {
    files: {
      "categories.json": categories.map(({ key, section, name, description }) => ({
        key,
        section,
        name,
        description,
      })),
      "tags.json": tags.map(({ key, name }) => ({ key, name })),
      "authors.json": authors.map(({ key, name, seal, role, headline, bio }) => ({
        key,
        name,
        seal,
        role,
        headline,
        bio,
      })),
      "glossary.json": [...glossary.values()].map(({ articleId, ...term }) => ({
        key: term.key,
        term: term.term,
        reading: term.reading,
        explanation: term.explanation,
        also: term.also,
        example: term.example,
        article: articleId && at(articleId),
      })),
    },
    shared: new Map(
      shared.flatMap(({ name, text }) =>
        languages.map((language) => [`${name}.${language}.md`, `${text[language]}\n`] as const),
      ),
    ),
    articles: new Map(
      documents.map((document): [string, Files] => {
        const meta = metaOf(document, at)
        const texts = languages.flatMap((language) => {
          const fields = document.texts[language]
          return fields ? [[`${language}.md`, articleFile(textOf(fields))] as const] : []
        })
        return [document.address, new Map([["meta.json", inJson(meta)], ...texts])]
      }),
    ),
  }
}

function metaOf(
  { firstPublishedAt, formerAddresses, ...document }: Awaited<ReturnType<typeof filedDocuments>>[number],
  at: (id: string) => string,
) {
  const { category, tags, level, author, checked, sources, related } = detailsOf(document.details)
  return {
    category,
    tags,
    level,
    author,
    published_on: dayInJapan(firstPublishedAt),
    checked_on: checked,
    sources: sources.map(({ title, publisher, url, checked: checked_on }) => ({
      title: inBoth(title),
      publisher: inBoth(publisher),
      url,
      checked_on,
    })),
    related: related.map(at),
    ...(formerAddresses.length > 0 && { former_addresses: formerAddresses }),
  }
}

const inBoth = ({ en, ja }: Readonly<Record<Language, string>>) => ({ en, ja })

const articleFile = ({ title, lead, summary, markdown }: ReturnType<typeof textOf>) =>
  [
    `# ${title}`,
    `> ${lead}`,
    ...(summary.length > 0 ? [summary.map((line) => `@${line.part} ${line.markdown}`).join("\n")] : []),
    `${markdown.trim()}\n`,
  ].join("\n\n")

const inJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const KeyedRows = z.array(z.object({ key: z.string() }))

const keysIn = async (path: string) =>
  existsSync(path) ? KeyedRows.parse(JSON.parse(await readFile(path, "utf8"))).map(({ key }) => key) : []

/** As the file had them, so that a comparison shows changes alone; new ones last. */
function inOrderOf(keys: readonly string[], rows: readonly Keyed[]): Keyed[] {
  const place = ({ key }: Keyed) => (keys.includes(key) ? keys.indexOf(key) : keys.length)
  return rows.toSorted((one, other) => place(one) - place(other))
}

async function writeFolder(folder: string, files: Files): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, text] of files) await writeFile(join(folder, name), text)
}
