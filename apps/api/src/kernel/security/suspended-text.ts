import { suspensionReasonTexts } from "@shirube/vocabulary/editorial/suspensions/choices"
import { dateLocales, type Language } from "@shirube/vocabulary/language"
import type { ActiveSuspension } from "./session.ts"

const momentOf = (at: Date, language: Language) =>
  new Intl.DateTimeFormat(dateLocales[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Asia/Tokyo",
  }).format(at)

/** Until when, as part of a sentence. */
export const untilText = (endsAt: Date | null): Readonly<Record<Language, string>> => ({
  en: endsAt ? `until ${momentOf(endsAt, "en")} (Japan time)` : "until our editors lift the suspension",
  ja: endsAt ? `${momentOf(endsAt, "ja")}（日本時間）まで` : "編集部が解除するまで",
})

/** Why, until when and how to appeal, for the refused caller. */
export function suspendedText({ reason, endsAt }: Pick<ActiveSuspension, "reason" | "endsAt">) {
  const [until, why] = [untilText(endsAt), suspensionReasonTexts[reason]]
  return {
    en: `Your account is suspended ${until.en}. ${why.en} Sign in to read more and to appeal.`,
    ja: `アカウントの利用は${until.ja}停止されています。${why.ja}サインインすると、詳しい内容の確認と異議の申し立てができます。`,
  }
}
