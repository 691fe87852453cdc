import {
  type ComplaintNounName,
  type ComplaintReason,
  complaintReasonTexts,
} from "@shirube/contract/complaint-choices"
import type { Language } from "@shirube/contract/language"
import type { ShownSubject } from "#api/platform/review-kinds"

const labels = {
  open: { en: "Report", ja: "通報" },
  settled: { en: "Earlier report, settled", ja: "以前の通報（対応済み）" },
} as const

interface Told {
  readonly noun: ComplaintNounName
  readonly reason: ComplaintReason
  readonly words: string | null
  readonly sentAt: Date
  readonly settledAt: Date | null
  /** Undefined if the account was deleted. */
  readonly reporter: string | undefined
}

const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo", dateStyle: "short" })

export const complaintFact = (told: Told): ShownSubject["facts"][number] => {
  const text = (language: Language) =>
    [
      [complaintReasonTexts[told.noun][told.reason][language], told.reporter, day.format(told.sentAt)]
        .filter(Boolean)
        .join(" · "),
      ...(told.words ? [told.words] : []),
    ].join("\n")
  return { label: labels[told.settledAt ? "settled" : "open"], text: { en: text("en"), ja: text("ja") } }
}
