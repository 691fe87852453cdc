import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "auth.required": {
    status: 401,
    en: "Please sign in to continue.",
    ja: "続けるにはサインインしてください。",
  },
  "auth.invalid_credentials": {
    status: 401,
    en: "That email address and password do not match. Check both and try again, or ask for a new password.",
    ja: "メールアドレスまたはパスワードが正しくありません。確認してもう一度入力するか、パスワードを再設定してください。",
  },
  "auth.refresh_invalid": {
    status: 400,
    en: "Your session has ended. Please sign in again.",
    ja: "セッションが終了しました。もう一度サインインしてください。",
  },
  "auth.forbidden": {
    status: 403,
    en: "Your account does not have permission to do this.",
    ja: "このアカウントには、この操作の権限がありません。",
  },
  "auth.second_factor_required": {
    status: 401,
    en: "One more step: please confirm that it is you.",
    ja: "あと一歩です。ご本人であることを確認してください。",
  },
  "auth.second_factor_setup_required": {
    status: 409,
    en: "Editors sign in with a second step. Please set one up first.",
    ja: "編集者のサインインには2段階認証が必要です。先に設定してください。",
  },
  "auth.challenge_expired": {
    status: 409,
    en: "This took too long, so it is no longer valid. Please sign in again.",
    ja: "有効な時間を過ぎました。もう一度サインインしてください。",
  },
  "auth.credentials_changed": {
    status: 409,
    en: "How you sign in was changed a moment ago. Please try again.",
    ja: "サインイン方法が直前に変更されました。もう一度お試しください。",
  },
  "auth.too_many_guesses": {
    status: 429,
    en: "There were too many wrong attempts for this account. Please wait a little, or ask for a new password: the link in the email works at once.",
    ja: "このアカウントでは、誤った入力が続いています。少し待つか、パスワードの再設定をお申し込みください。メールのリンクはすぐに使えます。",
  },
  "auth.sign_in_again": {
    status: 409,
    en: "To change this, please sign in again first. You then have ten minutes.",
    ja: "変更するには、もう一度サインインしてください。その後10分以内に変更できます。",
  },
  "auth.last_way_in": {
    status: 409,
    en: "This is the only way into your account. Please choose a password or add another way to sign in first.",
    ja: "これはアカウントに入る唯一の方法です。先にパスワードを設定するか、別のサインイン方法を追加してください。",
  },
} as const satisfies ErrorTexts
