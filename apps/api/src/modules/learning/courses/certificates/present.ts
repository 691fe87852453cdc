import { dateLocales, languages } from "@shirube/vocabulary/language"
import { PRODUCT_NAME, PRODUCT_NAME_JA } from "@shirube/vocabulary/product"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { Paper } from "#api/modules/learning/courses/paper/service"
import { inLanguage } from "../present.ts"
import type { CertificateRow } from "./queries.ts"

interface CertificateWithCourse {
  readonly certificate: CertificateRow
  /** Null if the course is deleted. */
  readonly courseId: string | null
}

export const presentCertificate = ({ certificate, courseId }: CertificateWithCourse) => ({
  code: certificate.code,
  name: certificate.name,
  course_id: courseId,
  course_title: {
    en: inLanguage(certificate.courseTitle, "en"),
    ja: inLanguage(certificate.courseTitle, "ja"),
  },
  languages: languages.filter((language) => certificate.courseTitle[language] !== undefined),
  lesson_count: certificate.lessonCount,
  duration_ms: certificate.durationMs,
  finished_on: dayInJapan(certificate.finishedAt),
  made_at: certificate.madeAt.toISOString(),
})

const WORDS = {
  en: { heading: "Certificate of completion", has: "has finished the course", check: "Check it at" },
  ja: { heading: "修了証", has: "は、次のコースを修了しました。", check: "確認用アドレス" },
} as const

const dayIn = (language: "en" | "ja", at: Date) =>
  new Intl.DateTimeFormat(dateLocales[language], {
    dateStyle: "long",
    timeZone: "Asia/Tokyo",
  }).format(at)

const lengthIn = (language: "en" | "ja", { lessonCount, durationMs }: CertificateRow) => {
  const minutes = Math.max(1, Math.round(durationMs / 60_000))
  return language === "en"
    ? `${lessonCount} ${lessonCount === 1 ? "lesson" : "lessons"}, ${minutes} minutes of video`
    : `全${lessonCount}回・動画${minutes}分`
}

/** Both languages on one page, for employers who read either. */
export function certificatePaper(certificate: CertificateRow, address: string): Paper {
  const { name, courseTitle, finishedAt, madeAt } = certificate
  const title = { en: inLanguage(courseTitle, "en"), ja: inLanguage(courseTitle, "ja") }
  return {
    title: `${PRODUCT_NAME} – ${WORDS.en.heading}: ${title.en}`,
    madeAt,
    lines: [
      { text: `${PRODUCT_NAME} ${PRODUCT_NAME_JA}`, size: 14, isBold: true, tone: "accent", gap: 44 },
      { text: WORDS.ja.heading, size: 34, isBold: true, gap: 4 },
      { text: WORDS.en.heading, size: 16, gap: 40 },
      { text: name, size: 28, isBold: true, gap: 10 },
      { text: `${WORDS.ja.has}`, size: 12, gap: 2 },
      { text: WORDS.en.has, size: 12, gap: 24 },
      { text: title.ja, size: 20, isBold: true, gap: 4 },
      ...(title.en === title.ja ? [] : [{ text: title.en, size: 16, gap: 14 }]),
      {
        text: `${lengthIn("ja", certificate)} ／ ${lengthIn("en", certificate)}`,
        size: 10,
        tone: "quiet",
        gap: 28,
      },
      { text: `${dayIn("ja", finishedAt)} ／ ${dayIn("en", finishedAt)}`, size: 13, gap: 44 },
      { text: `${WORDS.ja.check} ／ ${WORDS.en.check}`, size: 9, tone: "quiet", gap: 2 },
      { text: address, size: 9, tone: "quiet", gap: 0 },
    ],
  }
}
