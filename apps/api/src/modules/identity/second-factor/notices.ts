import { noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, on } from "#api/kernel/notices/sources"
import { signInChanged } from "./events.ts"
import { changeText, type SignInChange } from "./present.ts"

const changed = noticeKind<{ readonly change: SignInChange }>({
  name: "sign_in_changed",
  category: "security",
  path: "/account/security",
  isMailedByItsFeature: true,
  words: ({ change }) => {
    const { en, ja } = changeText(change)
    return {
      en: { title: "A change to how you sign in", text: en },
      ja: { title: "サインイン方法が変更されました", text: ja },
    }
  },
})

export const notices: Notices = {
  kinds: [changed],
  on: [on(signInChanged, "notify-sign-in", ({ userId, change }, key) => changed.to(userId, { change }, key))],
}
