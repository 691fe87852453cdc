import type { Language } from "@shirube/vocabulary/language"
import { type NoticeWords, noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, on } from "#api/kernel/notices/sources"
import { deviceNew } from "./events.ts"
import { deviceOf } from "./policy.ts"
import { inWords } from "./present.ts"

const words = (device: Readonly<Record<Language, string>>): NoticeWords => ({
  en: {
    title: "New sign-in to your account",
    text: `${device.en}. If it was not you, end that session and change your password.`,
  },
  ja: {
    title: "新しい端末からのサインインがありました",
    text: `${device.ja}。心当たりがない場合は、その端末をサインアウトさせ、パスワードを変更してください。`,
  },
})

const newDevice = noticeKind<{ readonly userAgent: string }>({
  name: "new_device",
  category: "security",
  path: "/account/security",
  isMailedByItsFeature: true,
  words: ({ userAgent }) => words(inWords(deviceOf(userAgent))),
})

export const notices: Notices = {
  kinds: [newDevice],
  on: [
    on(deviceNew, "notify-device", ({ userId, userAgent, sessionId }) =>
      newDevice.to(userId, { userAgent }, `session ${sessionId}`),
    ),
  ],
}
