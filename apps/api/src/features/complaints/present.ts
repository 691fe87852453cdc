import type { ComplaintReason } from "@shirube/contract/complaint-choices"
import type { Language } from "@shirube/contract/language"
import type { ShownSubject } from "#api/platform/review-kinds"

type Words = Readonly<Record<Language, string>>

const reasonWords: Record<ComplaintReason, Words> = {
  offensive: { en: "Insults or hurts people", ja: "人を傷つける内容" },
  false: { en: "False, or pretends to be somebody else", ja: "うその内容・なりすまし" },
  advertising: { en: "Advertises or sells something", ja: "宣伝・勧誘" },
  private: { en: "Shows private details", ja: "個人情報がのっている" },
  other: { en: "Something else", ja: "そのほか" },
}

const labels = {
  open: { en: "Report", ja: "通報" },
  settled: { en: "Earlier report, settled", ja: "以前の通報（対応済み）" },
} as const

interface Told {
  readonly reason: ComplaintReason
  readonly words: string | null
  readonly sentAt: Date
  readonly settledAt: Date | null
  /** Undefined where they have left. */
  readonly reporter: string | undefined
}

const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo", dateStyle: "short" })

export const complaintFact = (told: Told): ShownSubject["facts"][number] => {
  const text = (language: Language) =>
    [
      [reasonWords[told.reason][language], told.reporter, day.format(told.sentAt)]
        .filter(Boolean)
        .join(" · "),
      ...(told.words ? [told.words] : []),
    ].join("\n")
  return { label: labels[told.settledAt ? "settled" : "open"], text: { en: text("en"), ja: text("ja") } }
}
