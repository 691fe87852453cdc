// One word per concept (docs/glossary.md): words that screens, errors and emails must not use, and their
// replacements.
import type { Language } from "@shirube/vocabulary/language"

const avoided: Record<Language, readonly [word: RegExp, instead: string][]> = {
  en: [
    [/\be-mails?\b/i, "email"],
    [/(?<![-/])\bmails?\b/i, "email"],
    [/\blog(?:ged|ging)?[ -]?(?:in|on)\b/i, "sign in"],
    [/\blog(?:ged|ging)?[ -]?(?:out|off)\b/i, "sign out"],
    [/\btoo many tries\b/i, "attempts"],
    [/\bpersonnel\b/i, "HR"],
    [/\bcareer center\b/i, "career centre"],
    // Errors are logged; whether anyone has read the log is unknown.
    [/\bwe (?:have been|were) (?:notified|informed|alerted)\b/i, "it has been recorded"],
  ],
  ja: [
    [/ログ(?:イン|オン)/, "サインイン"],
    [/ログ(?:アウト|オフ)/, "サインアウト"],
    [/(?:回復|復旧|復元)(?:用)?コード/, "リカバリーコード"],
    [/時間が経ちすぎ/, "有効な時間を過ぎました"],
    [/ブラウザ(?!ー)/, "ブラウザー"],
    [/[Ee]メール|電子メール/, "メール"],
    [/さがす/, "検索 or 探す"],
    [/バイト(?<!アルバイト)/, "アルバイト"],
    [/学生認証/, "在学確認"],
    [/(?:担当者|運営)に(?:通知|報告|連絡)(?:され|しま)/, "記録されました"],
  ],
}

export const wordingProblems = (key: string, language: Language, text: string): string[] =>
  avoided[language]
    .map(([word, instead]) => [word.exec(text)?.[0], instead] as const)
    .filter(([found]) => found !== undefined)
    .map(([found, instead]) => `${key}: "${found}" is not our word, it is "${instead}"`)

const straightQuote = /[\p{L}\p{N}]'\p{Ll}|(?<=^|[\s(])"(?=\S)|(?<=\S)"(?=$|[\s).,;:?!])/u

/** English texts have typographic quotes. */
export function quoteProblems(key: string, text: string): string[] {
  const found = straightQuote.exec(text)
  return found ? [`${key}: "${text.slice(found.index, found.index + 20)}" has a straight quote: “ ” ’`] : []
}

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const literal = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g

/** Texts in code for readers (emails, errors): every literal that contains a space or a Japanese character. */
export function spokenTexts(source: string): { readonly language: Language; readonly text: string }[] {
  const code = source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, "")
  return [...code.matchAll(literal)]
    .map(([, plain, template]) => (plain ?? template ?? "").replace(/\$\{[^}]*\}/g, ""))
    .filter((text) => japanese.test(text) || /\S \S/.test(text))
    .map((text) => ({ language: japanese.test(text) ? "ja" : "en", text }))
}
