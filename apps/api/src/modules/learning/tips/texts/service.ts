// What readers see of a tip: rendered on approval, then given furigana and indexed for search.
import { type Language, languages } from "@shirube/vocabulary/language"
import { type Topic, topicTexts } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import { type FileId, namedId, type TipId, type UserId, type VideoId } from "#api/kernel/db/ids"
import { emit, subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { indexDocument, removeDocument, type SearchDocument } from "#api/kernel/search/documents"
import type { SearchSource } from "#api/kernel/search/sources"
import type { Furigana } from "#api/kernel/text/furigana"
import { formatBeforeFurigana } from "#api/kernel/text/furigana/languages"
import { MARKDOWN_FORMAT, type Rendered, renderMarkdown } from "#api/kernel/text/markdown"
import type { MemberProfile } from "#api/kernel/text/markdown/member"
import { wordIds } from "#api/kernel/text/word-ids"
import { endGrants } from "#api/modules/common/media/videos/service"
import { TIPS, tipFilmed, tipPublished, tipRead, tipSeeded, tipWithdrawn } from "../events.ts"
import { releaseTipFilms } from "../films/service.ts"
import { releasePictures } from "../pictures/service.ts"
import { selectTipsAfter, selectWithTexts, type TipWithTexts } from "../queries.ts"
import {
  deleteTip,
  insertTip,
  markWithdrawn,
  type NewTipText,
  replaceRendered,
  replaceTexts,
  selectOutdated,
  selectOutdatedTips,
  setFilm,
  setHelpful,
  type TipText,
  updateTip,
} from "./queries.ts"

interface Words {
  readonly title: string
  readonly who: string
  readonly text: string
}

export interface FinishedTip {
  readonly authorId: UserId
  readonly topics: Topic[]
  readonly pictureId: FileId | null
  readonly filmId: VideoId | null
  readonly pictureAlt: Readonly<Record<Language, string>>
  readonly texts: Partial<Readonly<Record<Language, Words>>>
}

/** The picture is beside the text; none are allowed in it. */
const profile: MemberProfile = { kind: "essay", pictureAt: () => undefined }

const readTextOf = ({ headings, body }: Rendered["text"]) => [...headings, body].join("\n").trim()

function textsOf(id: TipId, { texts, pictureId, pictureAlt }: Omit<FinishedTip, "authorId">): NewTipText[] {
  return languages.flatMap((language) => {
    const words = texts[language]
    if (!words) return []
    const { html, text, format } = renderMarkdown(words.text, { ...profile, language })
    return [
      {
        tipId: id,
        language,
        title: words.title,
        who: words.who,
        source: words.text,
        html,
        pictureAlt: pictureId === null ? "" : pictureAlt[language],
        readText: readTextOf(text),
        readTitle: null,
        readWho: null,
        format: formatBeforeFurigana(format, language, [words.title, words.who, words.text]),
      },
    ]
  })
}

/** Renders with furigana; without a dictionary the format stays unread. */
export async function renderRead(furigana: Furigana, { language, title, who, source }: TipText) {
  const { html, text, format } = await furigana.render(source, { ...profile, language })
  return {
    html,
    readText: readTextOf(text),
    readTitle: await furigana.readTitle(title, language),
    readWho: await furigana.readTitle(who, language),
    format,
  }
}

/** Publishes for the first time, with a new id. */
export async function publishFirst(tx: Tx, tip: FinishedTip, now: Date): Promise<TipId> {
  for (const words of wordIds(tip.texts.en?.title)) {
    const id = namedId<TipId>(words)
    if (!(await begin(tx, { id, at: now, ...tip }))) continue
    await announce(tx, id, { isFirst: true })
    return id
  }
  throw new Error("No free id for the tip")
}

/** Returns false if the id is taken. */
async function begin(tx: Tx, { id, at, ...tip }: FinishedTip & { id: TipId; at: Date }) {
  const rows = textsOf(id, tip)
  const { authorId, topics, pictureId, filmId } = tip
  const row = { id, authorId, topics, pictureId, filmId, languages: rows.map(({ language }) => language) }
  if (!(await insertTip(tx, { ...row, publishedAt: at, updatedAt: at }))) return false
  await replaceTexts(tx, id, rows)
  return true
}

/** Replaces the published version. */
export async function publishAgain(tx: Tx, id: TipId, tip: FinishedTip, now: Date) {
  const rows = textsOf(id, tip)
  const { topics, pictureId, filmId } = tip
  const languages = rows.map(({ language }) => language)
  const before = await updateTip(tx, { id, topics, pictureId, filmId, languages, updatedAt: now })
  if (before && before.pictureId !== pictureId) await releasePictures(tx, [before.pictureId])
  if (before && before.filmId !== filmId) await releaseTipFilms(tx, [before.filmId])
  await replaceTexts(tx, id, rows)
  await announce(tx, id, { isFirst: false })
}

async function announce(tx: Tx, id: TipId, { isFirst }: { readonly isFirst: boolean }): Promise<void> {
  await indexTip(tx, id)
  await emit(tx, tipPublished, { tipId: id, isFirst })
}

/** For a demo: inserts the tip with its count; a job adds furigana and indexes it. Returns false if it exists. */
export async function insertSeededTip(
  tx: Tx,
  { helpful, ...tip }: FinishedTip & { id: TipId; at: Date; helpful: number },
): Promise<boolean> {
  if (!(await begin(tx, tip))) return false
  await setHelpful(tx, tip.id, helpful)
  await emit(tx, tipSeeded, { tipId: tip.id })
  return true
}

/** Adds a video; the text is unchanged. */
export async function showFilm(tx: Tx, id: TipId, filmId: VideoId): Promise<void> {
  await setFilm(tx, id, filmId)
  await emit(tx, tipFilmed, { tipId: id })
}

/** Hides it from readers; returns false if it was not published. */
export async function withdraw(tx: Tx, id: TipId, now: Date): Promise<boolean> {
  const withdrawn = await markWithdrawn(tx, id, now)
  if (!withdrawn) return false
  if (withdrawn.filmId) await endGrants(tx, [withdrawn.filmId])
  await removeDocument(tx, "tip", id)
  await emit(tx, tipWithdrawn, { tipId: id })
  return true
}

export const eraseTip = (tx: Tx, id: TipId) => deleteTip(tx, id)

export const indexTip = (tx: Tx, id: TipId) =>
  indexDocument(tx, "tip", id, async () => {
    const tip = await selectWithTexts(tx, id)
    return tip && documentOf(tip)
  })

function documentOf({ id, topics, publishedAt, texts }: TipWithTexts): SearchDocument {
  const [first = "companies"] = topics
  return {
    noun: "tip",
    id,
    audience: "everyone",
    freshAt: publishedAt,
    date: { from: publishedAt },
    level: null,
    categoryKey: first,
    facets: { topic: topics },
    terms: [],
    texts: Object.fromEntries(
      texts.map(({ language, title, readTitle, who, readWho, readText }) => [
        language,
        {
          title: readTitle ?? title,
          label: topicTexts[first].name[language],
          headings: [],
          body: `${readText}\n${readWho ?? who}`,
        },
      ]),
    ),
  }
}

export const tipSource: SearchSource = {
  noun: "tip",
  tag: TIPS,
  path: (id) => `/learning/senpai-tips/${id}`,
  documentsAfter: async (tx, after, limit) =>
    (await selectTipsAfter(tx, namedId(after), limit)).map(documentOf),
}

// Adds furigana to a tip's Japanese text after publication.
type Rendering = Awaited<ReturnType<typeof renderRead>>

/** `unread`: texts are left, and the dictionary is unavailable. */
async function readTip({ db, furigana }: JobParts, id: TipId): Promise<"changed" | "same" | "unread"> {
  const outdated = await selectOutdated(db.autocommit, MARKDOWN_FORMAT, id)
  const read: { text: TipText; made: Rendering }[] = []
  for (const text of outdated) {
    const made = await renderRead(furigana, text)
    if (made.format === MARKDOWN_FORMAT) read.push({ text, made })
  }
  if (read.length > 0)
    await db.transaction(async (tx) => {
      for (const { text, made } of read) await replaceRendered(tx, text, made)
      await indexTip(tx, id)
      await emit(tx, tipRead, { tipId: id })
    })
  if (read.length < outdated.length) return "unread"
  return read.length > 0 ? "changed" : "same"
}

export const readPublished = subscribe(tipPublished, "tips-read", (parts) => async ({ tipId }) => {
  await readTip(parts, tipId)
})

/** Seeded tips are not indexed yet: index them with or without furigana. */
export const indexSeededTips = subscribe(tipSeeded, "tips-read-brought", (parts) => async ({ tipId }) => {
  if ((await readTip(parts, tipId)) !== "changed") await parts.db.transaction((tx) => indexTip(tx, tipId))
})

const BATCH = 50

/** Renders texts of an older renderer again, and adds furigana to texts stored without them. */
export const renderOutdatedTips = (parts: JobParts): JobDefinition => ({
  queue: "tips-render-outdated",
  cron: "25 3 * * *",
  run: async () => {
    for (let after = namedId<TipId>(""); ; ) {
      const some = await selectOutdatedTips(parts.db.autocommit, MARKDOWN_FORMAT, after, BATCH)
      for (const { id } of some) {
        // The dictionary is unavailable; the rest would fail too.
        if ((await readTip(parts, id)) === "unread") return
        after = id
      }
      if (some.length < BATCH) return
    }
  },
})
