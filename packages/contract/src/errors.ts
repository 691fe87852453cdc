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
    ja: "リクエストを読み取れませんでした。内容を確かめて、もう一度お試しください。",
  },
  "request.invalid": {
    status: 422,
    en: "Some of what you entered needs another look.",
    ja: "入力内容に確認が必要な項目があります。",
  },
  "request.content_type": {
    status: 415,
    en: "This address takes JSON only.",
    ja: "このアドレスはJSON形式のみ受け付けます。",
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
    en: "Too many tries in a short time. Please wait a little and try again.",
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
    en: "The e-mail address or the password is not right.",
    ja: "メールアドレスまたはパスワードが正しくありません。",
  },
  "auth.refresh_invalid": {
    status: 400,
    en: "Your session has ended. Please sign in again.",
    ja: "セッションが終了しました。もう一度サインインしてください。",
  },
  "auth.forbidden": {
    status: 403,
    en: "Your account may not do this.",
    ja: "このアカウントではこの操作はできません。",
  },
  "server.unexpected": {
    status: 500,
    en: "Something went wrong on our side. We have been told. Please try again in a moment.",
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

export const errorMessage = (code: ErrorCode, language: Language) => errorCatalogue[code][language]
export const errorStatus = (code: ErrorCode) => errorCatalogue[code].status
