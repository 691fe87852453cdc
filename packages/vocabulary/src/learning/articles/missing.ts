// What an article still lacks before it can be published: shared by the API, which refuses by it and adds what
// only it can know, and the page. Free of dependencies.
import { DOCUMENT_PICTURE } from "../../editorial/writing/pictures.ts"
import { type Language, languages } from "../../language.ts"
import { isWebAddress } from "../courses/draft-sources.ts"
import type { ArticleDetails, ArticleText, DraftedSource } from "./writing.ts"

type Words = Readonly<Record<Language, string>>

export interface MissingInArticle {
  readonly part: "details" | Language
  /** `sources.0.url` */
  readonly field: string
  /** The language that cannot be published without it; null: neither can. */
  readonly language: Language | null
  readonly text: Words
}

const texts = {
  category: { en: "Choose a category.", ja: "分野を選んでください。" },
  author: { en: "Choose an author.", ja: "書いた人を選んでください。" },
  level: { en: "Choose the level of Japanese.", ja: "日本語のレベルを選んでください。" },
  checked: {
    en: "Enter the day on which the sources were last seen.",
    ja: "出典を最後に見た日を入れてください。",
  },
  sources: { en: "Name at least one source.", ja: "出典を一つ以上入れてください。" },
  title: { en: "Write a title.", ja: "タイトルを書いてください。" },
  lead: {
    en: "Write a summary of one or two sentences.",
    ja: "一文か二文の要約を書いてください。",
  },
  markdown: { en: "Write the text.", ja: "本文を書いてください。" },
  summary: {
    en: "Fill in this line of “The answer first”, or remove it.",
    ja: "「まず要点」のこの行を書くか、消してください。",
  },
  box: {
    en: "A box in the text is not closed. It ends with a line of three colons.",
    ja: "本文の囲みが閉じられていません。コロン三つの行で閉じてください。",
  },
} as const satisfies Record<string, Words>

export function missingInArticle(
  details: ArticleDetails,
  sides: Readonly<Record<Language, ArticleText>>,
): MissingInArticle[] {
  const { sources } = details
  const chosen = (["category", "author", "level", "checked"] as const).filter(
    (field) => details[field] === "",
  )
  return [
    ...[...chosen, ...(sources.length === 0 ? (["sources"] as const) : [])].map((field) => ({
      part: "details" as const,
      field,
      language: null,
      text: texts[field],
    })),
    ...sources.flatMap(missingInSource),
    ...languages.flatMap((language) => missingInText(sides[language], language)),
  ]
}

/** Of any noun that names its sources. */
export function missingInSource(
  { title, publisher, url, checked }: DraftedSource,
  at: number,
): MissingInArticle[] {
  const number = at + 1
  const problem = (field: string, language: Language | null, en: string, ja: string) => ({
    part: "details" as const,
    field: `sources.${at}.${field}`,
    language,
    text: { en: `Source ${number}: ${en}`, ja: `出典${number}：${ja}` },
  })
  return [
    ...(isWebAddress(url)
      ? []
      : [problem("url", null, "enter the address of the page.", "ページのアドレスを入れてください。")]),
    ...(checked === ""
      ? [problem("checked", null, "say on which day you last saw it.", "最後に見た日を入れてください。")]
      : []),
    ...languages.flatMap((language) => [
      ...(title[language].trim() === ""
        ? [
            problem(
              `title.${language}`,
              language,
              language === "en" ? "enter its title in English." : "enter its title in Japanese.",
              language === "en" ? "英語の題名を入れてください。" : "日本語の題名を入れてください。",
            ),
          ]
        : []),
      ...(publisher[language].trim() === ""
        ? [
            problem(
              `publisher.${language}`,
              language,
              language === "en" ? "say in English who publishes it." : "say in Japanese who publishes it.",
              language === "en" ? "発行元を英語で入れてください。" : "発行元を日本語で入れてください。",
            ),
          ]
        : []),
    ]),
  ]
}

function missingInText(text: ArticleText, language: Language): MissingInArticle[] {
  const missing = (field: string, words: Words) => ({ part: language, field, language, text: words })
  return [
    ...(["title", "lead", "markdown"] as const).flatMap((field) =>
      text[field].trim() === "" ? [missing(field, texts[field])] : [],
    ),
    ...text.summary.flatMap(({ markdown }, at) =>
      markdown.trim() === "" ? [missing(`summary.${at}.markdown`, texts.summary)] : [],
    ),
    ...(openBoxes(text.markdown) > 0 ? [missing("markdown", texts.box)] : []),
    ...[...text.markdown.matchAll(DOCUMENT_PICTURE)].flatMap(({ groups }, at) =>
      groups?.alt?.trim() === ""
        ? [
            missing("markdown", {
              en: `Picture ${at + 1}: describe it for readers who cannot see it.`,
              ja: `画像${at + 1}：見えない読者のために、内容を言葉で書いてください。`,
            }),
          ]
        : [],
    ),
  ]
}

function openBoxes(markdown: string): number {
  let open = 0
  for (const [line] of markdown.matchAll(/^:::.*$/gm))
    open = /^:::\s*$/.test(line) ? Math.max(0, open - 1) : open + 1
  return open
}
