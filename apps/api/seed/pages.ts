// The pages of the site, from files: `pages/about/en.md`, and `meta.json` with the version of what people agree to.
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { languages } from "@shirube/vocabulary/language"
import { HOME_PICKS_ID, type HomePicks } from "@shirube/vocabulary/site/home-picks/writing"
import { isLegalPage, sitePages } from "@shirube/vocabulary/site/pages/choices"
import type { PageDetails, PageText } from "@shirube/vocabulary/site/pages/writing"
import { z } from "zod"
import type { Db, Tx } from "../src/kernel/db/client.ts"
import { type DocumentId, namedId } from "../src/kernel/db/ids.ts"
import { lockMark, readMark, replaceMark, setMark } from "../src/kernel/db/marks.ts"
import { type FiledDocument, loadDocuments } from "../src/modules/editorial/writing/loading/service.ts"
import { homePicksNoun } from "../src/modules/site/home-picks/service.ts"
import { pageNoun } from "../src/modules/site/pages/service.ts"

const FOLDER = import.meta.dirname
/** They have no date of their own. */
const SINCE = new Date("2026-11-01T00:00:00Z")
const Meta = z.object({ version: z.iso.date() })
const TEXT = /^# (?<title>.+)\n+> (?<lead>.+)\n+(?<markdown>[\s\S]+)$/

/** Those of the folder; one that was exported before there were pages has none. */
export async function readPages(folder = FOLDER): Promise<FiledDocument[]> {
  const there = sitePages.filter((id) => existsSync(join(folder, "pages", id, "en.md")))
  return Promise.all(there.map((id) => readPage(join(folder, "pages", id), id)))
}

async function readPage(folder: string, id: string): Promise<FiledDocument> {
  const read = (name: string) => readFile(join(folder, name), "utf8")
  const details: PageDetails = {
    version: isLegalPage(id) ? Meta.parse(JSON.parse(await read("meta.json"))).version : "",
  }
  const texts = await Promise.all(
    languages.map(
      async (language) => [language, { ...textOf(await read(`${language}.md`), folder) }] as const,
    ),
  )
  return {
    id: namedId<DocumentId>(id),
    firstPublishedAt: SINCE,
    formerAddresses: [],
    details: { ...details },
    texts: Object.fromEntries(texts),
  }
}

function textOf(source: string, folder: string): PageText {
  const { title, lead, markdown } = TEXT.exec(source.replaceAll("\r\n", "\n"))?.groups ?? {}
  if (!title || !lead || !markdown) throw new Error(`${folder} needs a title, a lead and a body`)
  return { title: title.trim(), lead: lead.trim(), markdown }
}

const Picks = z.object({ en: z.array(z.string()), ja: z.array(z.string()) })

export async function readHomePicks(folder = FOLDER): Promise<FiledDocument> {
  const { en, ja } = Picks.parse(JSON.parse(await readFile(join(folder, "home-picks.json"), "utf8")))
  return {
    id: namedId<DocumentId>(HOME_PICKS_ID),
    firstPublishedAt: SINCE,
    formerAddresses: [],
    details: {},
    texts: { en: { picks: en }, ja: { picks: ja } },
  }
}

/** Of the folder; one that was exported before may have neither. */
export async function loadPagesIn(tx: Tx, folder: string | undefined, now: Date): Promise<void> {
  await loadDocuments(tx, pageNoun, await readPages(folder), now)
  if (folder === undefined || existsSync(join(folder, "home-picks.json")))
    await loadDocuments(tx, homePicksNoun, [await readHomePicks(folder)], now)
}

const PAGES = "site-pages"

/** At every start: every site has these pages. Files that were loaded before cost one statement. */
export async function loadPages(db: Db, now: Date): Promise<void> {
  const files = [...(await readPages()), await readHomePicks()]
  const digest = createHash("sha256").update(JSON.stringify(files)).digest("base64url")
  if ((await readMark(db.autocommit, PAGES)) === digest) return
  await db.transaction(async (tx) => {
    // One of several processes that start together loads them; the others wait here.
    await setMark(tx, PAGES, "")
    if ((await lockMark(tx, PAGES)) === digest) return
    await loadPagesIn(tx, undefined, now)
    await replaceMark(tx, PAGES, digest)
  })
}

/** As files: name → text. */
export function pageFiles({ id, details, texts }: Pick<FiledDocument, "id" | "details" | "texts">) {
  const { version } = details as unknown as PageDetails
  const written = languages.flatMap((language) => {
    const fields = texts[language] as PageText | undefined
    if (!fields) return []
    const { title, lead, markdown } = fields
    return [[`${language}.md`, [`# ${title}`, `> ${lead}`, `${markdown.trim()}\n`].join("\n\n")] as const]
  })
  const meta = isLegalPage(id) ? [["meta.json", `${JSON.stringify({ version }, null, 2)}\n`] as const] : []
  return new Map([...meta, ...written])
}

export function homePicksFile({ texts }: Pick<FiledDocument, "texts">): string {
  const of = (language: "en" | "ja") => (texts[language] as HomePicks | undefined)?.picks ?? []
  return `${JSON.stringify({ en: of("en"), ja: of("ja") }, null, 2)}\n`
}
