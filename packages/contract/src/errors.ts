// The closed list of errors. A code is stable API; its texts are what a reader sees.
import type { Language } from "./language.ts"

interface ErrorText {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503 | 504
  readonly en: string
  readonly ja: string
}

export const errorCatalogue = {
  "request.malformed": {
    status: 400,
    en: "We could not read this request. Please check it and try again.",
    ja: "リクエストを読み取れませんでした。内容を確認して、もう一度お試しください。",
  },
  "request.invalid": {
    status: 422,
    en: "Some of what you entered needs another look.",
    ja: "入力内容に確認が必要な項目があります。",
  },
  "request.content_type": {
    status: 415,
    en: "This address does not take content of that kind.",
    ja: "このアドレスでは、その形式の内容は受け付けていません。",
  },
  "request.too_large": {
    status: 413,
    en: "That is too large to send. Please make it smaller.",
    ja: "送信できる大きさを超えています。小さくしてからお試しください。",
  },
  "request.method": {
    status: 405,
    en: "This address does not answer that kind of request.",
    ja: "このアドレスでは、その操作は受け付けていません。",
  },
  "request.rate_limited": {
    status: 429,
    en: "Too many attempts in a short time. Please wait a little and try again.",
    ja: "短い時間に操作が集中しています。少し待ってから、もう一度お試しください。",
  },
  "route.not_found": {
    status: 404,
    en: "There is nothing at this address.",
    ja: "このアドレスには何もありません。",
  },
  "article.not_found": {
    status: 404,
    en: "We could not find this article. It may have been moved or taken down.",
    ja: "この記事は見つかりませんでした。移動または公開終了の可能性があります。",
  },
  "cursor.invalid": {
    status: 422,
    en: "This page of the list is no longer valid. Please start from the top of the list.",
    ja: "一覧の続きの位置が正しくありません。一覧の先頭からやり直してください。",
  },
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
    en: "There were too many wrong tries at this account. Please wait a little, or ask for a new password: the link in the email works at once.",
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
  "account.registration_unfinished": {
    status: 409,
    en: "Please finish signing up first. A few steps are still open.",
    ja: "先に会員登録を最後まで済ませてください。まだ入力していない項目があります。",
  },
  "account.verified_students_only": {
    status: 409,
    en: "This is only for verified students.",
    ja: "在学確認が済んだ学生の方のみご利用いただけます。",
  },
  "account.screened_senpai_only": {
    status: 409,
    en: "This is only for senpai whom our editors have screened.",
    ja: "編集部の審査を終えた先輩のみご利用いただけます。",
  },
  "sso.provider_unknown": {
    status: 404,
    en: "We do not know this way of signing in.",
    ja: "このサインイン方法は用意されていません。",
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
  "sso.wrong_code": {
    status: 422,
    en: "That code is not right. Enter the code from our latest email, or ask for a new one.",
    ja: "コードが正しくありません。一番新しいメールのコードを入力するか、新しいコードを送ってください。",
  },
  "sso.code_expired": {
    status: 409,
    en: "This code no longer works: it is too old, or there were too many attempts. Please ask for a new one.",
    ja: "このコードはもう使えません。有効な時間を過ぎたか、入力の回数が多すぎました。新しいコードを送ってください。",
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
  "identity.not_found": {
    status: 404,
    en: "This connection is no longer there.",
    ja: "この連携は見つかりませんでした。",
  },
  "identity.connection_expired": {
    status: 409,
    en: "This took too long, or was not started here. Please start connecting again from the security page.",
    ja: "有効な時間を過ぎたか、ここで始めた連携ではありません。セキュリティのページからもう一度連携してください。",
  },
  "handover.not_configured": {
    status: 404,
    en: "This site is not connected to a matching service.",
    ja: "このサイトはマッチングサービスと接続されていません。",
  },
  "password.wrong": {
    status: 422,
    en: "That password is not right. Try again, or ask for a new password.",
    ja: "パスワードが正しくありません。もう一度入力するか、パスワードを再設定してください。",
  },
  "password.weak": {
    status: 422,
    en: "Please choose a password that is harder to guess.",
    ja: "もっと推測されにくいパスワードにしてください。",
  },
  "password.not_set": {
    status: 409,
    en: "This account has no password yet. Ask for a reset link to choose one.",
    ja: "このアカウントにはまだパスワードがありません。再設定リンクを申し込んで設定してください。",
  },
  "password.reset_invalid": {
    status: 409,
    en: "This link has been used or is too old. Please ask for a new one.",
    ja: "このリンクは使用済みか、期限が切れています。もう一度お申し込みください。",
  },
  "session.not_found": {
    status: 404,
    en: "This sign-in has already ended.",
    ja: "このサインインはすでに終了しています。",
  },
  "second_factor.wrong_code": {
    status: 422,
    en: "That code is not right, or has been used already. Enter the code your app shows now, or use a recovery code.",
    ja: "コードが正しくないか、すでに使われています。アプリに今表示されているコードを入力するか、リカバリーコードを使ってください。",
  },
  "second_factor.already_on": {
    status: 409,
    en: "The authenticator app is already set up.",
    ja: "認証アプリはすでに設定されています。",
  },
  "second_factor.not_started": {
    status: 409,
    en: "Please start setting up the authenticator app again.",
    ja: "認証アプリの設定を最初からやり直してください。",
  },
  "second_factor.not_on": {
    status: 409,
    en: "No second step is set up on this account.",
    ja: "このアカウントには2段階認証が設定されていません。",
  },
  "passkey.not_found": {
    status: 404,
    en: "This passkey is no longer there.",
    ja: "このパスキーは見つかりませんでした。",
  },
  "passkey.refused": {
    status: 422,
    en: "This passkey could not be confirmed. Please try again.",
    ja: "パスキーを確認できませんでした。もう一度お試しください。",
  },
  "passkey.already_known": {
    status: 409,
    en: "This passkey is already registered.",
    ja: "このパスキーはすでに登録されています。",
  },
  "server.unexpected": {
    status: 500,
    en: "Something went wrong on our side. We have been notified. Please try again in a moment.",
    ja: "サーバーで問題が起きました。担当者に通知されています。少し待ってから、もう一度お試しください。",
  },
  "server.maintenance": {
    status: 503,
    en: "Shirube is being maintained. Please come back in a little while.",
    ja: "ただいまメンテナンス中です。しばらくしてからもう一度お越しください。",
  },
  "server.unavailable": {
    status: 503,
    en: "This service is not available right now. Please try again in a moment.",
    ja: "ただいまご利用いただけません。少し待ってから、もう一度お試しください。",
  },
} as const satisfies Record<string, ErrorText>

export type ErrorCode = keyof typeof errorCatalogue

/** 403 signs people out, so it is for the gate alone to say; a rule that says no is a 409. */
export type SignOutCode = {
  [Code in ErrorCode]: (typeof errorCatalogue)[Code]["status"] extends 403 ? Code : never
}[ErrorCode]

export const errorMessage = (code: ErrorCode, language: Language) => errorCatalogue[code][language]
export const errorStatus = (code: ErrorCode) => errorCatalogue[code].status
