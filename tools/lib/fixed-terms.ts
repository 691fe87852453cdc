// Readings: terms of contracts, forms and law have one over the whole word, so that readers learn them as one. In
// English texts every kanji has one.

const fixedTerms: readonly string[] = [
  "在留資格変更許可申請書",
  "在留資格変更許可申請",
  "資格外活動許可",
  "卒業見込証明書",
  "卒業証明書",
  "本人確認書類",
  "身元保証書",
  "年次有給休暇",
  "有給休暇",
  "労働条件通知書",
  "労働条件",
  "労働基準監督署",
  "労働基準法",
  "労働時間",
  "固定残業代",
  "残業代",
  "裁量労働制",
  "完全週休二日制",
  "年間休日",
  "通勤手当",
  "給与明細",
  "雇用契約書",
  "雇用保険料",
  "健康保険料",
  "健康保険",
  "健康診断",
  "基礎年金番号",
  "扶養控除等申告書",
  "法定調書合計表",
  "内定通知書",
  "業務委託",
  "契約期間",
  "募集要項",
  "自己紹介",
  "録画面接",
  "中小企業",
  "高度専門士",
  "高等専門学校",
  "短期大学",
  "人文知識",
  "国際業務",
]

const PIECE = "\\{[^{}|\\\\]+\\\\?\\|[^{}|]*\\}|\\p{Script=Han}+"
const RUN = new RegExp(`(?:${PIECE}){2,}`, "gu")
const wordOf = (piece: string) => /^\{([^|\\]+)/u.exec(piece)?.[1] ?? piece

/** Terms whose parts have separate readings, also if one part has none: 卒業{見込|みこみ}{証明書|しょうめいしょ}. */
export const cutTerms = (markdown: string): string[] =>
  [...markdown.matchAll(RUN)].flatMap(([run]) => {
    if (!run.includes("{")) return []
    const words = [...run.matchAll(new RegExp(PIECE, "gu"))].map(([piece]) => wordOf(piece))
    const found = fixedTerms.filter((term) => words.join("").includes(term))
    const longest = found.filter((term) => !found.some((other) => other !== term && other.includes(term)))
    return longest.filter((term) => !words.some((word) => word.includes(term)))
  })

/** What is drawn into a film or a slide cannot have readings. */
const drawn = new Set(["point", "points", "say"])

/** Kanji without a reading in the English texts of seed data or messages. */
export function bareKanjiInEnglish(value: unknown, at: string): string[] {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => {
    if (drawn.has(key)) return []
    const here = `${at}.${key}`
    if (key === "en" && typeof inside === "string")
      return bareKanjiProblems(inside).map((problem) => problem.replace(/^line \d+/, here))
    return bareKanjiInEnglish(inside, here)
  })
}

/** Kanji without a reading in an English text. */
export const bareKanjiProblems = (markdown: string): string[] =>
  markdown
    .split("\n")
    .flatMap((line, index) =>
      [...line.replace(/\{[^{}]*\}|https?:\/\/\S+/g, " ").matchAll(/(?:(?!〇)\p{Script=Han})+/gu)].map(
        ([word]) => `line ${index + 1}: "${word}" has no reading`,
      ),
    )
