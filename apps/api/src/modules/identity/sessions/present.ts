import { dateLocales, type Language } from "@shirube/vocabulary/language"
import type { Strategy } from "@shirube/vocabulary/product"
import type { Letter } from "#api/kernel/mail/letters"
import { type Device, deviceOf } from "./policy.ts"

export const presentSession = (
  session: { id: string; strategy: Strategy; userAgent: string; createdAt: Date; refreshedAt: Date },
  currentId: string,
  language: Language,
) => {
  const device = deviceOf(session.userAgent)
  return {
    id: session.id,
    device: inWords(device)[language],
    form: device.form,
    strategy: session.strategy,
    created_at: session.createdAt.toISOString(),
    last_used_at: session.refreshedAt.toISOString(),
    is_current: session.id === currentId,
  }
}

export function inWords({ browser, system }: Device): Record<Language, string> {
  if (browser && system) return { en: `${browser} on ${system}`, ja: `${system}の${browser}` }
  const known = browser ?? system
  return known ? { en: known, ja: known } : { en: "Unknown device", ja: "不明な端末" }
}

const inJapan = (at: Date, language: Language) =>
  new Intl.DateTimeFormat(dateLocales[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Asia/Tokyo",
  }).format(at)

export function newDeviceLetter(device: Device, at: Date, securityUrl: string): Letter {
  const words = inWords(device)
  return {
    en: {
      subject: "New sign-in to your account",
      paragraphs: [
        `Someone signed in to your account with a device we have not seen before: ${words.en}, ${inJapan(at, "en")} (Japan time).`,
        "If it was you, there is nothing to do. If not, end that session and change your password now.",
      ],
      link: { label: "See where you are signed in", url: securityUrl },
    },
    ja: {
      subject: "新しい端末からのサインイン",
      paragraphs: [
        `これまでにない端末から、あなたのアカウントにサインインがありました：${words.ja}、${inJapan(at, "ja")}（日本時間）。`,
        "ご本人であれば、何もする必要はありません。お心当たりがない場合は、すぐにその端末をサインアウトさせ、パスワードを変更してください。",
      ],
      link: { label: "サインイン中の端末を確認する", url: securityUrl },
    },
  }
}
