// The pages of the site that editors write (editorial/writing): about, help, terms and others.
import { isDeepStrictEqual } from "node:util"
import { PageFields } from "@shirube/contract/site/pages/writing"
import { type Language, languages } from "@shirube/vocabulary/language"
import {
  COMPONENT_LINE,
  isLegalPage,
  type LegalPageId,
  neededComponents,
  type PageComponent,
  pageComponents,
  sitePages,
} from "@shirube/vocabulary/site/pages/choices"
import { FACT, pageFactNames } from "@shirube/vocabulary/site/pages/facts"
import {
  emptyPageDetails,
  emptyPageText,
  type PageDetails,
  type PageText,
} from "@shirube/vocabulary/site/pages/writing"
import type { Config } from "#api/kernel/config/config"
import type { Tx } from "#api/kernel/db/client"
import { type FileId, namedId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { type DraftedDocument, type MissingField, writingNoun } from "#api/kernel/features/writing-nouns"
import { ApiError } from "#api/kernel/http/errors"
import { picturesOf } from "#api/modules/editorial/writing/pictures/service"
import { draftsOf } from "#api/modules/editorial/writing/service"
import { pictureIdsIn, picturesIn } from "#api/modules/learning/articles/rendering/service"
import { changeVersion, countAskedAgain, currentVersions } from "#api/modules/people/consents/service"
import { pageChanged } from "./events.ts"
import {
  deletePage,
  type PageRow,
  selectPage,
  selectPages,
  selectVersion,
  selectVersionNames,
  upsertPage,
  upsertVersion,
} from "./queries.ts"
import { renderPage, withNumbers } from "./rendering/service.ts"

type Fields = Readonly<Record<string, unknown>>
const detailsOf = (fields: Fields) => ({ ...emptyPageDetails, ...fields }) as PageDetails
const textOf = (fields: Fields | undefined): PageText => {
  const { title, lead, markdown } = { ...emptyPageText, ...fields } as PageText
  return { title, lead, markdown }
}

export const pageNoun = writingNoun({
  name: "page",
  position: 25,
  title: { en: "Pages", ja: "ページ" },
  publishesTogether: true,
  fixed: sitePages,
  path: (address) => `/${address}`,
  fields: PageFields,
  empty: { details: { ...emptyPageDetails }, text: { ...emptyPageText } },
  titleOf: (fields) => textOf(fields).title,
  picturesIn: (fields) => ("markdown" in fields ? pictureIdsIn(textOf(fields).markdown) : []),
  missing: missingIn,
  consequences: consequencesOf,
  async publisher(tx) {
    const known = new Map((await selectPages(tx)).map((row) => [row.id, row]))
    return async ({ id, details, texts }, now) => {
      const { version } = detailsOf(details)
      const page = { id, version, en: textOf(texts.en), ja: textOf(texts.ja) }
      const before = known.get(id)
      if (before && isDeepStrictEqual(before, { ...page, updatedAt: before.updatedAt })) return "unchanged"
      await upsertPage(tx, { ...page, updatedAt: now })
      if (isLegalPage(id) && version !== "") {
        await keepVersion(tx, { ...page, updatedAt: now })
        if (before?.version !== version) await changeVersion(tx, id, version, now)
      }
      await emit(tx, pageChanged, { id })
      return before ? "changed" : "published"
    }
  },
  async unpublish(tx, id) {
    await deletePage(tx, id)
    await emit(tx, pageChanged, { id })
  },
})

/** Its numbers stay those of the day, while the page itself shows the numbers of the program. */
const keepVersion = (tx: Tx, { en, ja, ...page }: PageRow) =>
  upsertVersion(tx, {
    ...page,
    en: { ...en, markdown: withNumbers(en.markdown) },
    ja: { ...ja, markdown: withNumbers(ja.markdown) },
  })

type Settings = Pick<Config, "helpEmail">

export async function readPage(tx: Tx, id: string, language: Language, { helpEmail }: Settings) {
  const page = await selectPage(tx, id)
  if (!page) throw new ApiError("page.not_found")
  return present(tx, page, language, helpEmail)
}

/** An earlier version of what people agree to, or the present one. */
export async function readVersion(
  tx: Tx,
  id: string,
  version: string,
  { language, helpEmail }: Settings & { readonly language: Language },
) {
  const page = await selectVersion(tx, id, version)
  if (!page) throw new ApiError("page.not_found")
  return present(tx, page, language, helpEmail)
}

/** The draft. Nothing is stored. */
export async function previewPage(
  tx: Tx,
  id: string,
  { language, now, helpEmail }: Settings & { readonly language: Language; readonly now: Date },
) {
  const found = await draftsOf(tx, { noun: "page", id: namedId(id) })
  if (!found) throw new ApiError("page.not_found")
  const { details, en, ja } = found.parts
  const texts = { en: textOf(en.fields), ja: textOf(ja.fields) }
  const { version } = detailsOf(details.fields)
  return present(tx, { id, version, ...texts, updatedAt: now }, language, helpEmail)
}

const MOST_VERSIONS = 100

async function present(tx: Tx, page: PageRow, language: Language, helpEmail: string) {
  const text = page[language]
  const pictureAt = await picturesIn(tx, [text.markdown])
  const versions = isLegalPage(page.id) ? await selectVersionNames(tx, page.id, MOST_VERSIONS) : []
  return renderPage({ ...page, text }, { versions, language, helpEmail, pictureAt })
}

const missingTexts = {
  title: { en: "Write the title in both languages.", ja: "タイトルを両方の言語で書いてください。" },
  lead: {
    en: "Say in one or two sentences, in both languages, what the page is about.",
    ja: "どのようなページかを、両方の言語で一、二文で書いてください。",
  },
  markdown: { en: "Write the text in both languages.", ja: "本文を両方の言語で書いてください。" },
  version: {
    en: "Enter the day from which this text is in force.",
    ja: "この内容が有効になる日を入れてください。",
  },
  noVersion: {
    en: "Members are not asked to agree to this page, so it has no version.",
    ja: "このページには同意をお願いしないため、版はありません。",
  },
} as const

async function missingIn(tx: Tx, document: DraftedDocument): Promise<MissingField[]> {
  const texts = { en: textOf(document.en), ja: textOf(document.ja) }
  return [
    ...(await missingInVersion(tx, document)),
    ...languages.flatMap((language) =>
      (["title", "lead", "markdown"] as const).flatMap((field) =>
        texts[language][field].trim() === ""
          ? [{ part: language, field, language: null, text: missingTexts[field] }]
          : [],
      ),
    ),
    ...languages.flatMap((language) => unknownIn(document.id, language, texts[language].markdown)),
    ...(await missingPictures(tx, texts)),
  ]
}

async function missingInVersion(tx: Tx, { id, details }: DraftedDocument): Promise<MissingField[]> {
  const { version } = detailsOf(details)
  const problem = (text: Readonly<Record<Language, string>>): MissingField[] => [
    { part: "details", field: "version", language: null, text },
  ]
  if (!isLegalPage(id)) return version === "" ? [] : problem(missingTexts.noVersion)
  if (version === "") return problem(missingTexts.version)
  const current = (await currentVersions(tx))[id as LegalPageId]
  return version >= current
    ? []
    : problem({
        en: `People have agreed to version ${current} already. A later text has the same day, or a later one.`,
        ja: `すでに${current}版への同意をいただいています。新しい内容には、同じ日かそれより後の日を入れてください。`,
      })
}

/** Names of numbers and parts that do not exist, and parts that the page cannot be without. */
function unknownIn(id: string, language: Language, markdown: string): MissingField[] {
  const missing = (en: string, ja: string): MissingField => ({
    part: language,
    field: "markdown",
    language: null,
    text: { en, ja },
  })
  const named = [...markdown.matchAll(COMPONENT_LINE)].flatMap(({ groups }) => groups?.name ?? [])
  const isKnown = (name: string) => pageComponents.some((each) => each === name)
  const facts = [...markdown.matchAll(FACT)].flatMap(({ groups }) => groups?.name ?? [])
  const needed: readonly PageComponent[] = neededComponents[id] ?? []
  return [
    ...needed
      .filter((name) => !named.includes(name))
      .map((name) =>
        missing(
          `The line “@component ${name}” is needed: the program writes there what the law asks for.`,
          `「@component ${name}」の行が必要です。法令で求められる内容を、システムがそこに書きます。`,
        ),
      ),
    ...named
      .filter((name) => !isKnown(name))
      .map((name) => missing(`There is no part “${name}”.`, `「${name}」という部品はありません。`)),
    ...facts
      .filter((name) => !pageFactNames.includes(name))
      .map((name) =>
        missing(
          `There is no number “{${name}}”. There are: ${pageFactNames.join(", ")}.`,
          `「{${name}}」という数字はありません。使えるもの：${pageFactNames.join("、")}`,
        ),
      ),
    ...(/\[\[[a-z0-9-]+/.test(markdown) || /^@shared /m.test(markdown)
      ? [
          missing(
            "Glossary words and shared paragraphs cannot be used on pages.",
            "ページでは、用語集の言葉と共通の段落は使えません。",
          ),
        ]
      : []),
  ]
}

async function missingPictures(tx: Tx, texts: Readonly<Record<Language, PageText>>): Promise<MissingField[]> {
  const ids = languages.flatMap((language) => pictureIdsIn(texts[language].markdown))
  if (ids.length === 0) return []
  const pictures = await picturesOf(tx, ids.map(namedId<FileId>))
  return languages.flatMap((language) =>
    pictureIdsIn(texts[language].markdown).flatMap((id, at) =>
      pictures.has(namedId<FileId>(id))
        ? []
        : [
            {
              part: language,
              field: "markdown",
              language: null,
              text: {
                en: `Picture ${at + 1} is not ready, or no longer here. Upload it again.`,
                ja: `画像${at + 1}は処理中か、なくなっています。もう一度アップロードしてください。`,
              },
            },
          ],
    ),
  )
}

const MOST_COUNTED = 10_000

/** A new version of what people agree to. */
async function consequencesOf(tx: Tx, { id, details }: DraftedDocument) {
  const { version } = detailsOf(details)
  if (!isLegalPage(id) || version === "" || version === (await currentVersions(tx))[id as LegalPageId])
    return []
  const counted = await countAskedAgain(tx, id, version, MOST_COUNTED + 1)
  const isMore = counted > MOST_COUNTED
  const members = isMore ? MOST_COUNTED : counted
  return [
    {
      en: `Version ${version} is new: ${isMore ? "more than " : ""}${members.toLocaleString("en")} accounts agreed to an earlier one. Their consent still counts, and they are asked for the new one when they next open the page with their agreements. For a correction of words alone, leave the day as it is.`,
      ja: `${version}版は新しい版です。以前の版に同意しているアカウントは${members.toLocaleString("ja")}件${isMore ? "以上" : ""}あります。その同意は有効なまま、次に同意のページを開いたときに、新しい版への同意をお願いします。言葉の訂正だけなら、日付はそのままにしてください。`,
    },
  ]
}
