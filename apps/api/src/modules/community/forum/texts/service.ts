// Texts of questions, answers and comments: rendered once, stored per language, with their revisions.
import type { Language } from "@shirube/vocabulary/language"
import { mentionsIn, replaceMentions, writtenMention } from "@shirube/vocabulary/text/mentions"
import type { Tx } from "#api/kernel/db/client"
import type { LanguageCode, QuestionId, UserId } from "#api/kernel/db/ids"
import type { Furigana } from "#api/kernel/text/furigana"
import { formatBeforeFurigana } from "#api/kernel/text/furigana/languages"
import { type Rendered, renderMarkdown } from "#api/kernel/text/markdown"
import { escapeHtml } from "#api/kernel/text/markdown/furigana"
import { fillMentions } from "#api/kernel/text/markdown/mentions"
import { isKnown, refuseUnlisted } from "#api/modules/common/reference/service"
import { settleMentions } from "../mentions/service.ts"
import { noPictures, type PictureAt, picturesOf, placePictures, settlePictures } from "../pictures/service.ts"
import {
  deleteMachineTexts,
  deleteText,
  deleteTexts,
  hideRevisions,
  insertRevision,
  insertTexts,
  lockText,
  type NewText,
  selectTexts,
  type ThingId,
  upsertText,
} from "./queries.ts"

type Noun = NewText["noun"]

export interface Draft {
  readonly noun: Noun
  readonly thingId: ThingId
  readonly questionId: QuestionId
  readonly language: LanguageCode
  readonly title?: string
  readonly text: string
}

export interface By {
  readonly writerId: UserId
  readonly isByAsker: boolean
}

type Look = keyof typeof kinds

const kinds = { post: "member", comment: "remark", tip: "essay" } as const
const kindOf = (look: Look) => kinds[look]

const rowOf = (
  { title = null, text, ...draft }: Omit<Draft, "title"> & { title?: string | null },
  { writerId, isByAsker }: By,
  origin: NewText["origin"],
  { writtenAt, pictureAt }: { readonly writtenAt: Date; readonly pictureAt: PictureAt },
): NewText => ({
  ...draft,
  ...renderNow({ ...draft, title }, text, pictureAt),
  title,
  source: text,
  origin,
  writerId,
  isByAsker,
  writtenAt,
})

const readTextOf = ({ headings, body }: Rendered["text"]) => [...headings, body].join("\n").trim()
const lookOf = (noun: Noun) => (noun === "comment" ? "comment" : "post")

/** Columns derived from the source. A job adds furigana right after. */
function renderNow(
  { noun, language, title }: Pick<NewText, "noun" | "language"> & { readonly title?: string | null },
  source: string,
  pictureAt: PictureAt,
) {
  const { html, text, format } = renderMarkdown(source, { kind: kindOf(lookOf(noun)), pictureAt, language })
  return {
    html,
    readText: readTextOf(text),
    readTitle: null,
    format: formatBeforeFurigana(format, language, [title ?? "", source]),
  }
}

/** The draft's text without markup, and without the names in mentions. */
export const readWords = ({ noun, text }: Pick<Draft, "noun" | "text">) =>
  replaceMentions(
    readTextOf(renderMarkdown(text, { kind: kindOf(lookOf(noun)), pictureAt: noPictures }).text),
    () => "@",
  )

/** The rendered draft, with readings that the writer may correct. Does not wait for a slow dictionary. */
export async function previewOf(
  furigana: Furigana,
  { look, language, title, text }: { look: Look; language: string; title: string | undefined; text: string },
  pictureAt: PictureAt,
) {
  const about = { kind: kindOf(look), pictureAt, language } as const
  const [shownText, shownTitle] = await Promise.all([
    furigana.preview(text, about),
    title === undefined ? null : furigana.previewTitle(title, language),
  ])
  // Uses the names in the draft, which the writer has just chosen.
  const names = new Map(mentionsIn(text).map(({ id, name }) => [id, name]))
  const shown = fillMentions(
    shownText.html,
    (id) => `<span class="mention">@${escapeHtml(names.get(id) ?? "")}</span>`,
  )
  return { ...shownText, html: shown, title: shownTitle }
}

/** Renders with furigana. Without a dictionary, `format` marks the text as still unread. */
export async function renderRead(
  tx: Tx,
  furigana: Furigana,
  {
    noun,
    thingId,
    language,
    source,
    title = null,
  }: Pick<NewText, "noun" | "thingId" | "language" | "source" | "title">,
) {
  const pictureAt = await picturesOf(tx, { noun, thingId, source })
  const about = { kind: kindOf(lookOf(noun)), pictureAt, language } as const
  const { html, text, format } = await furigana.render(source, about)
  const readTitle = title === null ? null : await furigana.readTitle(title, language)
  return { html, readText: readTextOf(text), readTitle, format }
}

const withoutNames = (source: string) => replaceMentions(source, ({ id }) => writtenMention({ id, name: "" }))

/** Inserts originals and people's translations in bulk. */
export const writeTexts = (
  tx: Tx,
  texts: readonly (Draft & By & { readonly origin: "original" | "person"; readonly at: Date })[],
) =>
  insertTexts(
    tx,
    texts.map(({ writerId, isByAsker, origin, at, ...draft }) =>
      rowOf({ ...draft, text: withoutNames(draft.text) }, { writerId, isByAsker }, origin, {
        writtenAt: at,
        pictureAt: noPictures,
      }),
    ),
  )

/** Resolves the mentions and attaches the pictures of the draft. */
async function newRow(
  tx: Tx,
  written: Draft,
  by: By,
  origin: NewText["origin"],
  now: Date,
): Promise<NewText> {
  const draft = { ...written, text: await settleMentions(tx, written, now) }
  const pictureAt = await placePictures(tx, draft, by.writerId, now)
  return rowOf(draft, by, origin, { writtenAt: now, pictureAt })
}

/** Stops serving pictures that only the replaced text showed. */
const settle = (tx: Tx, text: NewText) =>
  settlePictures(
    tx,
    text,
    async () => (await selectTexts(tx, text.thingId)).map(({ source }) => source),
    text.writtenAt,
  )

export async function writeOriginal(tx: Tx, draft: Draft, by: By, now: Date): Promise<void> {
  await insertTexts(tx, [await newRow(tx, draft, by, "original", now)])
}

/** Keeps the previous text as a revision; false if it is unchanged. Deletes machine translations, which are made again. */
export async function rewriteOriginal(tx: Tx, draft: Draft, by: By, now: Date): Promise<boolean> {
  const text = await newRow(tx, draft, by, "original", now)
  if (!(await replace(tx, text))) return false
  await deleteMachineTexts(tx, draft.thingId)
  await settle(tx, text)
  return true
}

export async function writeTranslation(tx: Tx, draft: Draft, by: By, now: Date): Promise<boolean> {
  const text = await newRow(tx, draft, by, "person", now)
  if (!(await replace(tx, text))) return false
  await settle(tx, text)
  return true
}

/** Replaces a text that an editor has hidden, and keeps it out of the history. False if it is unchanged. */
export async function rewriteHidden(tx: Tx, draft: Draft, by: By, now: Date): Promise<boolean> {
  const previous = await selectTexts(tx, draft.thingId)
  const text = await newRow(tx, draft, by, "original", now)
  const isSame = previous.some(
    ({ origin, source, title }) => origin === "original" && source === text.source && title === text.title,
  )
  if (isSame) return false
  await hideRevisions(tx, draft.thingId)
  for (const each of previous)
    if (each.origin !== "machine") await insertRevision(tx, each, now, { isHidden: true })
  await deleteTexts(tx, draft.thingId)
  await insertTexts(tx, [text])
  await settle(tx, text)
  return true
}

/** Hides a person's translation from everyone but editors. False if it no longer exists. */
export async function hideTranslation(
  tx: Tx,
  thingId: ThingId,
  language: LanguageCode,
  now: Date,
): Promise<boolean> {
  const text = await lockText(tx, thingId, language)
  if (text?.origin !== "person") return false
  await insertRevision(tx, text, now, { isHidden: true })
  await deleteText(tx, thingId, language)
  return true
}

async function replace(tx: Tx, text: NewText): Promise<boolean> {
  const previous = await lockText(tx, text.thingId, text.language)
  const isSame =
    previous?.source === text.source && previous.title === text.title && previous.origin === text.origin
  if (isSame) return false
  if (previous && previous.origin !== "machine") await insertRevision(tx, previous, text.writtenAt)
  await upsertText(tx, text)
  return true
}

export const refuseUnlistedLanguage = (code: string | undefined, language: Language) =>
  refuseUnlisted(language, { language: code === undefined || isKnown("languages", code) })
