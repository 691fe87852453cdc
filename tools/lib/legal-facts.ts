// Numbers of the law beside their key words: each text says what the shared paragraph says (seed/shared). The
// fees are read from that paragraph; the others are few and written here.
import { textOf } from "./prose.ts"

interface Fact {
  readonly name: string
  /** Only sentences with these words are about the fact. */
  readonly about: RegExp
  /** Each group is a number, or words, that the fact fixes. */
  readonly told: RegExp
  readonly isRight: (...values: string[]) => boolean
}

const facts: readonly Fact[] = [
  {
    name: "the notice to immigration is due within 14 days (shared/leaving-school)",
    about: /\b(?:notif|notice|tell|report)\w*\b.*\b(?:immigration|school)\b|\bimmigration\b.*\bnotif/i,
    told: /\bwithin (\w+) days\b/gi,
    isRight: (days) => /^(?:14|fourteen)$/i.test(days),
  },
  {
    name: "入管への届け出は14日以内 (shared/leaving-school)",
    about: /(?:入管|出入国在留管理庁).*届|届.*(?:入管|出入国在留管理庁)/,
    told: /(\d+)日以内/g,
    isRight: (days) => days === "14",
  },
  {
    name: "part-time work: 28 hours in any seven days (shared/hours-28)",
    about: /part-time|permission|all jobs|seven days/i,
    told: /(?:up to|at most|limit is|maximum of) \*{0,2}(\d+) hours(?! a day| to)/gi,
    isRight: (hours) => hours === "28",
  },
  {
    name: "part-time work in long vacations: 8 hours a day (shared/hours-28)",
    about: /vacation/i,
    told: /(\d+) hours a day/gi,
    isRight: (hours) => hours === "8",
  },
  {
    name: "アルバイトは続いた7日間で28時間まで (shared/hours-28)",
    about: /7日間|資格外活動|アルバイト/,
    told: /(?:7日間で|週)\*{0,2}(\d+)時間(?:まで|以内)/g,
    isRight: (hours) => hours === "28",
  },
  {
    name: "長い休みのアルバイトは1日8時間まで (shared/hours-28)",
    about: /長い休み/,
    told: /1日(\d+)時間まで/g,
    isRight: (hours) => hours === "8",
  },
  {
    name: "for April: 1 December to the end of January (shared/application-window)",
    about: /\bappl/i,
    told: /\b(?:between|from) 1 December (?:and|to|until) ((?:the )?[\w ]+?)(?:[*.,;:()]| with|$)/gi,
    isRight: (end) => /^(?:the )?end of January$|^29 January/i.test(end),
  },
  {
    name: "4月入社の申請は12月1日から1月末まで (shared/application-window)",
    about: /申請/,
    told: /12月1日(?:から|〜)(.{1,6}?)(?:まで|）|の間|$)/g,
    isRight: (end) => /^1月(?:末|の終わり)$/.test(end),
  },
  {
    name: "proof of language: since 15 April 2026 (shared/language-b2)",
    about: /language|言葉|日本語の証明/i,
    told: /since (\d+) April(?: 2026)?|2026年4月(\d+)日から/g,
    isRight: (...days) => days.every((day) => day === "15"),
  },
]

/** Amounts of the table in `shared/fees`: at the window, and online. */
export function feesOf(paragraph: string): ReadonlyMap<string, string> {
  const rows = paragraph.matchAll(/\| ([\d,]+) yen \| ([\d,]+) yen \|/g)
  return new Map([...rows].map(([, window = "", online = ""]) => [window, online]))
}

const feePairs =
  /([\d,]+) yen at the window(?:,| and| or)+ ([\d,]+)|窓口で([\d,]+)円、オンラインで([\d,]+)円|(\d\d,\d{3}) yen(?: for one year)?, online ([\d,]+)|(\d\d,\d{3})円（オンライン([\d,]+)円）/g

export function legalFactProblems(file: string, source: string, fees: ReadonlyMap<string, string>): string[] {
  const sentences = textOf(source).split(/(?<=[.!?。！？])["”」]?\s+|(?<=[。！？])|\\n|\n/)
  return sentences.flatMap((sentence) => [
    ...facts
      .filter(({ about }) => about.test(sentence))
      .flatMap(({ name, told, isRight }) =>
        [...sentence.matchAll(told)].flatMap(([quote, ...values]) =>
          isRight(...values.filter((value) => value !== undefined)) ? [] : [`${file}: "${quote}": ${name}`],
        ),
      ),
    ...[...sentence.matchAll(feePairs)].flatMap(([quote, ...groups]) => {
      const [window = "", online = ""] = groups.filter((group) => group !== undefined)
      return fees.get(window) === online ? [] : [`${file}: "${quote}" is not in shared/fees`]
    }),
  ])
}
