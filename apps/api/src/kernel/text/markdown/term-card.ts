// What a tap on a word of the glossary shows. The word is taught in both languages, whichever the text is in.
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { Language } from "@shirube/vocabulary/language"
import type { EditorProfile, Term } from "./editor-profile.ts"
import { escapeHtml, rubyHtml } from "./furigana.ts"
import { markQuotedJapanese } from "./quoted-japanese.ts"

export const termId = ({ among }: EditorProfile, key: string) =>
  among === undefined ? `term-${key}` : `term-${among}-${key}`

/** Japanese words in it are marked. */
const english = (source: string) => markQuotedJapanese(rubyHtml(source))

export function termCard(term: Term, profile: EditorProfile): string {
  const { language, labels } = profile
  const key = escapeHtml(term.key)
  const japanese = escapeHtml(withoutRuby(term.term.ja))
  const names = { en: english(term.term.en), ja: japanese }
  const other: Language = language === "en" ? "ja" : "en"
  const reading =
    term.reading === withoutRuby(term.term.ja) ? "" : ` <span lang="ja">${escapeHtml(term.reading)}</span>`
  return [
    `<div popover id="${escapeHtml(termId(profile, term.key))}" class="term-card" role="note">`,
    `<p class="term-name">${names[language]}${language === "ja" ? reading : ""}</p>`,
    `<p lang="${other}">${names[other]}${language === "en" ? reading : ""}</p>`,
    `<p>${language === "en" ? english(term.explanation) : rubyHtml(term.explanation)}</p>`,
    term.example
      ? `<p class="term-example"><span lang="ja">${rubyHtml(term.example.ja)}</span><span lang="en">${english(term.example.en)}</span></p>`
      : "",
    `<p class="term-actions">`,
    term.articleId
      ? `<a href="/article/${escapeHtml(term.articleId)}">${escapeHtml(labels.readMore)}</a>`
      : "",
    `<button type="button" class="keep-word" data-word="${key}">${escapeHtml(labels.keep)}</button></p></div>`,
  ].join("")
}
