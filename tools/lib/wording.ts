// One word per concept (docs/glossary.md) and plain turns: what texts for readers must not use, and what they use
// instead.
import type { Language } from "@shirube/vocabulary/language"

type Avoided = Readonly<Record<Language, readonly (readonly [word: RegExp, instead: string])[]>>

const MONTHS =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)"

/** One word for one thing, in every text that readers see: screens, errors, emails, articles, the demo's posts. */
const everywhere: Avoided = {
  en: [
    [/\be-mails?\b/i, "email"],
    [/(?<![-/])\bmails?\b/i, "email"],
    [/\blog(?:ged|ging)?[ -]?(?:in|on)\b/i, "sign in"],
    [/(?<!Back-Channel )\blog(?:ged|ging)?[ -]?(?:out|off)\b/i, "sign out"],
    [/\btoo many tries\b|\bwrong tries\b/i, "attempts"],
    [/\bpersonnel\b/i, "HR"],
    [/\bcareer center\b/i, "career centre"],
    [/\bjob-type\b/i, "job-based"],
    [/\bresidence tax\b/i, "resident tax"],
    [/\binformation sessions?\b/i, "company briefing"],
    [/\bSouth-[Ee]ast Asia\b/, "Southeast Asia"],
    [/\b(?:parts|machine) makers?\b/i, "manufacturer"],
    [/\bmid(?:dle)?-sized\b/i, "medium-sized"],
    [/\bpay slips?\b/i, "payslip"],
    [/\bjob seekers?\b/i, "job-seeker"],
    [/\bapartments?\b/i, "flat"],
    [/\bsneakers\b/i, "trainers"],
    [/\b(?:in|of) the archive of your data\b/i, "your data export"],
    [new RegExp(`\\b${MONTHS} \\d{1,2}(?:,|\\b(?! ?(?:to|–|:)))`), "a British date: 23 November 2026"],
  ],
  ja: [
    [/ログ(?:イン|オン)/, "サインイン"],
    [/ログ(?:アウト|オフ)/, "サインアウト"],
    [/(?:回復|復旧|復元)(?:用)?コード/, "リカバリーコード"],
    [/ブラウザ(?!ー)/, "ブラウザー"],
    [/[Ee]メール|電子メール/, "メール"],
    [/さがす|さがし/, "検索 or 探す"],
    [/学生認証|在籍確認/, "在学確認"],
    [/先輩に聞く(?=[」：])/, "先輩に相談"],
    [/ベストアンサー/, "質問者に選ばれた回答"],
    [/友達/, "友だち"],
    [/いちばん/, "一番"],
    [/まちがい|まちがえ|まちがっ/, "間違い"],
    [/～/, "〜"],
    [/○○/, "〇〇"],
    [/ウェブテスト|WEBテスト/, "Webテスト"],
    [/しめきり|締切/, "締め切り"],
    // One spelling of a word (0176); furigana help with the kanji.
    [/(?<!ま)ちが[うっいえわ]/, "違う"],
    [/いっしょ/, "一緒"],
    [/ていねい/, "丁寧"],
    [/いそがし/, "忙しい"],
    [/むずかし/, "難しい"],
    [/きびし/, "厳しい"],
    [/おどろ/, "驚く"],
    [/おそ[いく]/, "遅い"],
    [/分か(?:[りるっ]|らな)/, "わかる"],
    [/例えば/, "たとえば"],
    [/挨拶/, "あいさつ"],
    // Arabic numbers for counts, kanji in words.
    [/[一二三四五六七八九]回(?!り|戦)/, "1回, 2回"],
    // Polite twice; 〜いただけますでしょうか is the one form that has become usual.
    [/(?<!いただけ)ますでしょうか/, "ますか"],
  ],
}

/** Turns that the product speaks about itself with, and its own nouns: screens, errors, emails, notifications, API summaries. */
const product: Avoided = {
  en: [
    // Errors are logged; whether anyone has read the log is unknown.
    [/\bwe (?:have been|were) (?:notified|informed|alerted)\b/i, "it has been recorded"],
    [/\b(?:is|are|was|were|be|been) told\b/i, "we will tell …, … will be notified"],
    [/\bhears? of\b/i, "is notified of"],
    [/\bstands? (?:here|there|beside|on|in|under|by)\b/i, "is shown, is"],
    [/(?<!each )\bby (?:itself|themselves)\b/i, "automatically"],
    [/\bt(?:ak(?:e|es|en|ing)|ook) (?:(?:it|this|them|(?:the|your|an?|my) [a-z ]+?) )?back\b/i, "withdraw"],
    [/\bwhoever\b/i, "the person who, everyone who"],
    [/^go on\b/i, "continue"],
    [/\bmend(?:s|ed|ing)?\b/i, "fix, change"],
    [/\bas many as\b/i, "up to …, the limit"],
    [/\balso (?:without|after|to people|if)\b/i, "even …"],
    [/\bnobody\b[^.]*\bwho\b/i, "no one; say what can be done"],
    [/\bwe tell you\b/i, "we will tell you"],
    [/\bfilms?\b/i, "video"],
    [/\bpapers\b/i, "documents"],
    [/\bfront page\b/i, "home page"],
    [/[\p{L}}] …$/u, "no space before the dots: Sending…"],
    [/\bjob hunting\b/i, "job-hunting"],
  ],
  ja: [
    [/時間が経ちすぎ/, "有効な時間を過ぎました"],
    [/(?:担当者|運営)に(?:通知|報告|連絡)(?:され|しま)/, "記録されました"],
    [/Shirube ID/, "しるべID"],
    [/現在の(?:位置|場所)(?!から)/, "現在地"],
    [/アドレス欄/, "アドレスバー"],
    [/トップページ/, "ホーム"],
    [/現在のページ/, "現在地"],
    [/題名/, "タイトル"],
    [/参加証/, "チケット"],
    [/キャリアビルダー/, "書類作成"],
    [/無題/, "タイトルなし"],
    [/座談会|パネルトーク/, "パネルディスカッション"],
    [/国際課|留学生窓口|留学生の窓口/, "留学生課"],
    [/講座/, "コース"],
    [/情報の出どころ/, "出典"],
    [/下2桁/, "下2文字"],
    [/Tips/, "ヒント"],
    [/バイト(?<!アルバイト)/, "アルバイト"],
  ],
}

const found = (rules: Avoided, key: string, language: Language, text: string): string[] =>
  rules[language]
    .map(([word, instead]) => [word.exec(text)?.[0], instead] as const)
    .filter(([quote]) => quote !== undefined)
    .map(([quote, instead]) => `${key}: "${quote}" is not our word, it is "${instead}"`)

/** For texts of the product itself. */
export const wordingProblems = (key: string, language: Language, text: string): string[] => [
  ...found(everywhere, key, language, text),
  ...found(product, key, language, text),
]

/** For texts that people write: articles and the demo's posts, courses and tips. */
export const proseProblems = (key: string, language: Language, text: string): string[] =>
  found(everywhere, key, language, text)

const straightQuote = /[\p{L}\p{N}}]'\p{Ll}|(?<=^|[\s(])"(?=\S)|(?<=\S)"(?=$|[\s).,;:?!])/u

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
