import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "file.not_found": {
    status: 404,
    en: "There is no such file, or its address is no longer good.",
    ja: "ファイルが見つからないか、アドレスの有効期限が切れています。",
  },
  "file.unknown_purpose": {
    status: 422,
    en: "We do not take files for this purpose.",
    ja: "この目的のファイルは受け付けていません。",
  },
  "file.empty": {
    status: 422,
    en: "This file is empty. Please choose another one.",
    ja: "ファイルが空です。別のファイルを選んでください。",
  },
  "file.other_type": {
    status: 422,
    en: "This file is not the kind of picture it claims to be. Please send a JPEG, PNG, WebP or GIF picture.",
    ja: "ファイルの中身が、画像の形式と一致しません。JPEG、PNG、WebP、GIFのいずれかの画像を送ってください。",
  },
  "file.other_document": {
    status: 422,
    en: "This file is not what it claims to be. Please send a JPEG, PNG, WebP or GIF picture, or a PDF.",
    ja: "ファイルの中身が、ファイルの形式と一致しません。JPEG、PNG、WebP、GIFの画像か、PDFを送ってください。",
  },
  "file.sent_again": {
    status: 409,
    en: "This file was sent again in the meantime. The newer upload counts.",
    ja: "同じファイルがもう一度送信されました。新しいほうの送信が有効です。",
  },
  "file.daily_limit": {
    status: 429,
    en: "You have sent as many files as we take in one day. Please try again tomorrow.",
    ja: "1日に送信できるファイルの量を超えました。明日もう一度お試しください。",
  },
  "file.unreadable": {
    status: 422,
    en: "We could not read this picture. It may be damaged. Please choose another one.",
    ja: "画像を読み取れませんでした。ファイルが壊れている可能性があります。別の画像を選んでください。",
  },
  "file.too_many_pixels": {
    status: 422,
    en: "This picture is too large: it has too many pixels. Please make it smaller and send it again.",
    ja: "画像の縦横の大きさが上限を超えています。小さくしてから、もう一度送ってください。",
  },
  "file.not_ready": {
    status: 409,
    en: "This file is not ready yet. Please wait a moment and try again.",
    ja: "ファイルの準備がまだできていません。少し待ってから、もう一度お試しください。",
  },
} as const satisfies ErrorTexts
