import type { ErrorTexts } from "./texts.ts"

export const errors = {
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
  "request.range": {
    status: 416,
    en: "The file has no such part.",
    ja: "ファイルに、指定された範囲はありません。",
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
  "cursor.invalid": {
    status: 422,
    en: "This page of the list is no longer valid. Please start from the top of the list.",
    ja: "一覧の続きの位置が正しくありません。一覧の先頭からやり直してください。",
  },
  "server.unexpected": {
    status: 500,
    en: "Something went wrong on our side. Please try again in a moment.",
    ja: "サーバーで問題が起きました。少し待ってから、もう一度お試しください。",
  },
  "server.maintenance": {
    status: 503,
    en: "Shirube is down for maintenance. Please come back in a little while.",
    ja: "ただいまメンテナンス中です。しばらくしてからもう一度お越しください。",
  },
  "server.unavailable": {
    status: 503,
    en: "This service is not available right now. Please try again in a moment.",
    ja: "ただいまご利用いただけません。少し待ってから、もう一度お試しください。",
  },
} as const satisfies ErrorTexts
