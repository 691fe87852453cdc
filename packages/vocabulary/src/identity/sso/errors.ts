import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "sso.provider_unknown": {
    status: 404,
    en: "We do not know this way of signing in. Please choose one from the sign-in page.",
    ja: "このサインイン方法は用意されていません。サインインのページから選んでください。",
  },
  "sso.unavailable": {
    status: 503,
    en: "That sign-in service is not responding right now. You can sign in with email and password, or try again in a moment.",
    ja: "そのサインインサービスは今つながりません。メールアドレスとパスワードでサインインするか、少し待ってからお試しください。",
  },
  "sso.refused": {
    status: 401,
    en: "Signing in there did not work. Please try again.",
    ja: "外部サービスでのサインインができませんでした。もう一度お試しください。",
  },
  "sso.pending_expired": {
    status: 409,
    en: "This took too long, so it is no longer valid. Please sign in again.",
    ja: "有効な時間を過ぎました。もう一度サインインしてください。",
  },
  "sso.email_unverified": {
    status: 409,
    en: "That service has not confirmed your email address. Please confirm it here with a code by email, or connect an account that you already have.",
    ja: "そのサービスでは、メールアドレスの確認が済んでいません。メールで届くコードを使ってここで確認するか、すでにお持ちのアカウントと連携してください。",
  },
  "sso.account_exists": {
    status: 409,
    en: "There is already an account with this email address. Please connect it instead of creating a new one.",
    ja: "このメールアドレスのアカウントはすでにあります。新しく作らずに、そのアカウントと連携してください。",
  },
  "sso.already_linked": {
    status: 409,
    en: "This sign-in is already connected to another account here. Please disconnect it there first, or use another one.",
    ja: "このサインインは、すでに別のアカウントと連携しています。先にそちらの連携を解除するか、別のサインインをお使いください。",
  },
  "sso.another_linked": {
    status: 409,
    en: "This account is already connected to another sign-in of the same service. Please disconnect that one first.",
    ja: "このアカウントは、同じサービスの別のサインインとすでに連携しています。先にそちらの連携を解除してください。",
  },
  "sso.logout_invalid": {
    status: 400,
    en: "This sign-out notice could not be confirmed.",
    ja: "このサインアウト通知は確認できませんでした。",
  },
} as const satisfies ErrorTexts
