import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "file.not_found": {
    status: 404,
    en: "There is no such file, or the link has expired. Please load the page again.",
    ja: "ファイルが見つからないか、リンクの有効期限が切れています。ページを読み込み直してください。",
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
    en: "You have reached the limit for files in one day. Please try again tomorrow.",
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
  "video.not_found": {
    status: 404,
    en: "There is no such video.",
    ja: "動画が見つかりません。",
  },
  "video.other_type": {
    status: 422,
    en: "This file is not a video that we can read. Please send an MP4, MOV or WebM file.",
    ja: "この動画の形式は読み取れません。MP4、MOV、WebMのいずれかの動画を送ってください。",
  },
  "video.too_large": {
    status: 413,
    en: "This video is too large. The limit is 2 GB. Please make it smaller and send it again.",
    ja: "動画が大きすぎます。送信できるのは2GBまでです。小さくしてから、もう一度送ってください。",
  },
  "video.other_offset": {
    status: 409,
    en: "Part of this video has arrived in the meantime. Please continue from the current position.",
    ja: "その間に、動画の一部が届いています。現在の位置から続けてください。",
  },
  "video.daily_limit": {
    status: 429,
    en: "You have reached the limit for videos in one day. Please try again tomorrow.",
    ja: "1日に送信できる動画の量を超えました。明日もう一度お試しください。",
  },
  "video.unreadable": {
    status: 422,
    en: "We could not read this video to its end. It may be damaged. Please export it again and send it once more.",
    ja: "動画を最後まで読み取れませんでした。ファイルが壊れている可能性があります。もう一度書き出してから、送り直してください。",
  },
  "video.too_long": {
    status: 422,
    en: "This video is too long. A lesson may last up to 3 hours, a tip up to 90 seconds.",
    ja: "動画が長すぎます。レッスンは3時間まで、ヒントは90秒までです。",
  },
  "video.not_upright": {
    status: 422,
    en: "The video of a tip is upright, as a phone is held. Please record it again in that position.",
    ja: "ヒントの動画は縦向きです。スマートフォンを縦に持って、撮り直してください。",
  },
  "video.needs_h264": {
    status: 422,
    en: "We cannot convert videos here. Please send an MP4 file with H.264 video and AAC sound.",
    ja: "このサイトでは動画を変換できません。映像がH.264、音声がAACのMP4ファイルを送ってください。",
  },
  "video.no_room": {
    status: 507,
    en: "We have no room for your video at the moment, so nothing of it was kept. Please try again later.",
    ja: "現在、動画を保存する空き容量がありません。動画は保存されていません。時間をおいて、もう一度お試しください。",
  },
} as const satisfies ErrorTexts
