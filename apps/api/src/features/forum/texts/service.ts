// The words of questions, answers and comments: rendered once, kept in every language they exist in, with what stood there before.
import type { Language } from "@shirube/contract/language"
import { mentionsIn, replaceMentions, writtenMention } from "@shirube/contract/mentions"
import type { Tx } from "#api/db/client"
import type { LanguageCode, QuestionId, UserId } from "#api/db/ids"
import { isKnown, refuseUnlisted } from "#api/features/reference/service"
import type { Furigana } from "#api/platform/furigana"
import { type Rendered, renderMarkdown, UNREAD_FORMAT } from "#api/platform/markdown"
import { escapeHtml } from "#api/platform/markdown/furigana"
import { fillMentions } from "#api/platform/markdown/mentions"
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
  ...renderNow(draft, text, pictureAt),
  title,
  source: text,
  origin,
  writerId,
  isByAsker,
  writtenAt,
})

const JAPANESE = "ja"
const readTextOf = ({ headings, body }: Rendered["text"]) => [...headings, body].join("\n").trim()
const lookOf = (noun: Noun) => (noun === "comment" ? "comment" : "post")

/** What is kept of a text beside its source. Japanese is read by a job, right after. */
function renderNow(
  { noun, language }: Pick<NewText, "noun" | "language">,
  source: string,
  pictureAt: PictureAt,
) {
  const { html, text, format } = renderMarkdown(source, { kind: kindOf(lookOf(noun)), pictureAt })
  const isUnread = language === JAPANESE
  return { html, readText: readTextOf(text), readTitle: null, format: isUnread ? UNREAD_FORMAT : format }
}

/** What is read of a draft, without markup; whom it speaks to is not among the words. */
export const readWords = ({ noun, text }: Pick<Draft, "noun" | "text">) =>
  replaceMentions(
    readTextOf(renderMarkdown(text, { kind: kindOf(lookOf(noun)), pictureAt: noPictures }).text),
    () => "@",
  )

/** As it will look, with the words whose readings a writer may correct. Nobody waits for a dictionary that takes its time. */
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
  // Nobody is looked up: whoever writes has just chosen them.
  const names = new Map(mentionsIn(text).map(({ id, name }) => [id, name]))
  const shown = fillMentions(
    shownText.html,
    (id) => `<span class="mention">@${escapeHtml(names.get(id) ?? "")}</span>`,
  )
  return { ...shownText, html: shown, title: shownTitle }
}

/** The same with readings. Without a dictionary, it stays unread. */
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

/** As they are written down, all at once; what a person has put into another language among them. */
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

/** With whom it speaks to, and the pictures that stand in it. */
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

/** Pictures that have gone with the words before are served to nobody. */
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

/** What stood there is kept, and is false where it was the same. Machines made theirs from the original, and do so again. */
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

/** In the place of what an editor has taken down, which no history shows; false where it is the same. */
export async function rewriteHidden(tx: Tx, draft: Draft, by: By, now: Date): Promise<boolean> {
  const before = await selectTexts(tx, draft.thingId)
  const text = await newRow(tx, draft, by, "original", now)
  const isSame = before.some(
    ({ origin, source, title }) => origin === "original" && source === text.source && title === text.title,
  )
  if (isSame) return false
  await hideRevisions(tx, draft.thingId)
  for (const each of before)
    if (each.origin !== "machine") await insertRevision(tx, each, now, { isHidden: true })
  await deleteTexts(tx, draft.thingId)
  await insertTexts(tx, [text])
  await settle(tx, text)
  return true
}

/** Of another language, by a person; it stays for editors alone. False where it is not there any more. */
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
  const before = await lockText(tx, text.thingId, text.language)
  const isSame =
    before?.source === text.source && before.title === text.title && before.origin === text.origin
  if (isSame) return false
  if (before && before.origin !== "machine") await insertRevision(tx, before, text.writtenAt)
  await upsertText(tx, text)
  return true
}

export const refuseUnlistedLanguage = (code: string | undefined, language: Language) =>
  refuseUnlisted(language, { language: code === undefined || isKnown("languages", code) })
