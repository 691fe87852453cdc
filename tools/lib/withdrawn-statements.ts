// Statements that texts must not repeat: a rule that changed, a wrong date, a broken promise. A corrected
// statement is added here with its replacement, in both languages, so that no course, slide or answer brings
// it back.
import { withoutRuby } from "@shirube/contract/text/furigana"

interface Withdrawn {
  readonly said: RegExp
  readonly instead: string
}

const withdrawn: readonly Withdrawn[] = [
  {
    said: /1 December to 31 January|31 January: apply by|12月1日(?:から|〜|～)1月31日/,
    instead: "1 December to the end of January; 31 January 2027 is a Sunday, so by 29 January at the counter",
  },
  {
    said: /you may have to extend it first|先に更新が必要なことがあります/,
    instead: "extend “Student” first, then apply for the change (isa/10_00240)",
  },
  {
    said: /(?<!still )\b(?:fee is|costs?|paid) (?:only )?[46],000\b|手数料は[、約]?[46],000円/,
    instead: "the fees since 1 October 2026 (seed/shared/fees)",
  },
  {
    said: /\b[Cc]hecked (?:on )?(?:\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)|\{da)|20\d\d年\d{1,2}月\d{1,2}日に?確認|\{da(?:te|y)\}に?確認/,
    instead: "last seen on …, …に閲覧: the day on which we last had the page before us",
  },
  {
    said: /25 August 2022|2022年8月25日/,
    instead: "no date: the period of the December JLPT is announced in summer",
  },
  {
    said: /see none of your profile\.|(?:人|方)に(?:は)?、?プロフィールは見えません/,
    instead: "except what is shown beside answers and as a speaker",
  },
  {
    said: /In October I learned that a status|10月に、在留資格に「自由」/,
    instead: "August: who learns it in October has stayed without a ground",
  },
]

/** Figures that change: a text with one must name its source and date. */
const dated: readonly { readonly figure: RegExp; readonly needs: readonly RegExp[]; readonly why: string }[] =
  [
    {
      figure: /\b(?:27|33|56|64|65|75),000\b/,
      needs: [/01_00644|cardFees/, /\b\d{1,2} (?:October|November) 2026|2026年1[01]月\d/],
      why: "a fee of immigration needs its page (isa/01_00644) and the day it was seen",
    },
    {
      figure: /33\.8\s?[%％]/,
      needs: [/0000177553_00010/, /24 October 2025|2025年10月24日/],
      why: "the turnover of graduates needs its page (mhlw 0000177553_00010) and the day it was published",
    },
  ]

export function withdrawnProblems(file: string, source: string): string[] {
  const text = withoutRuby(source.replaceAll("\\|", "|"))
  return [
    ...withdrawn.flatMap(({ said, instead }) => {
      const [found] = said.exec(text) ?? []
      return found === undefined ? [] : [`${file}: "${found}" was withdrawn; it is: ${instead}`]
    }),
    ...dated
      .filter(({ figure, needs }) => figure.test(text) && !needs.every((need) => need.test(text)))
      .map(({ why }) => `${file}: ${why}`),
  ]
}
