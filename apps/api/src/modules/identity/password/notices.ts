import { noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, on } from "#api/kernel/notices/sources"
import { passwordChanged } from "./events.ts"

const changed = noticeKind({
  name: "password_changed",
  category: "security",
  path: "/account/security",
  isMailedByItsFeature: true,
  words: () => ({
    en: {
      title: "Your password was changed",
      text: "Other devices have been signed out. If it was not you, choose a new password right away.",
    },
    ja: {
      title: "パスワードが変更されました",
      text: "ほかの端末はサインアウトされました。心当たりがない場合は、すぐに新しいパスワードを設定してください。",
    },
  }),
})

export const notices: Notices = {
  kinds: [changed],
  on: [on(passwordChanged, "notify-password", ({ userId }, key) => changed.to(userId, {}, key))],
}
