import {
  type ComplaintNounName,
  type ComplaintReason,
  complaintReasonTexts,
} from "@shirube/vocabulary/editorial/complaints/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { ShownSubject } from "#api/kernel/features/review-kinds"

const labels = {
  open: { en: "Report", ja: "通報" },
  settled: { en: "Earlier report, settled", ja: "以前の通報（対応済み）" },
} as const

interface ReportDetails {
  readonly noun: ComplaintNounName
  readonly reason: ComplaintReason
  readonly words: string | null
  readonly sentAt: Date
  readonly settledAt: Date | null
  /** Undefined if the account was deleted. */
  readonly reporter: string | undefined
}

const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo", dateStyle: "short" })

export const complaintFact = (report: ReportDetails): ShownSubject["facts"][number] => {
  const text = (language: Language) =>
    [
      [complaintReasonTexts[report.noun][report.reason][language], report.reporter, day.format(report.sentAt)]
        .filter(Boolean)
        .join(" · "),
      ...(report.words ? [report.words] : []),
    ].join("\n")
  return { label: labels[report.settledAt ? "settled" : "open"], text: { en: text("en"), ja: text("ja") } }
}
