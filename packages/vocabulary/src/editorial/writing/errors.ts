import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "writing.not_found": {
    status: 404,
    en: "This text is no longer here. It may have been deleted for good.",
    ja: "このテキストは見つかりません。完全に削除された可能性があります。",
  },
  "writing.version_not_found": {
    status: 404,
    en: "This version is no longer in the history.",
    ja: "この版は履歴にありません。",
  },
  "writing.changed_elsewhere": {
    status: 409,
    en: "This text was changed somewhere else since you opened it. Your version is kept in the history. Compare the two, then choose.",
    ja: "開いたあとに、このテキストはほかの画面で変更されました。あなたの文章は履歴に残っています。二つを比べて選んでください。",
  },
  "writing.locked": {
    status: 409,
    en: "Another editor is working on this text. Ask them, or take it over.",
    ja: "ほかの編集者がこのテキストを編集中です。本人に確認するか、編集を引き継いでください。",
  },
  "writing.unfinished": {
    status: 409,
    en: "Something is still missing before this can be published.",
    ja: "公開するには、まだ足りないものがあります。",
  },
  "writing.address_taken": {
    status: 409,
    en: "This address is already used, or was used before. Choose another one.",
    ja: "このアドレスはすでに使われているか、以前使われていました。別のアドレスを選んでください。",
  },
  "writing.address_fixed": {
    status: 409,
    en: "This key cannot be changed, because other texts refer to it.",
    ja: "ほかのテキストが参照しているため、このキーは変更できません。",
  },
  "writing.in_use": {
    status: 409,
    en: "Published texts still use this. Change them first.",
    ja: "公開中のテキストで使われています。先にそちらを変更してください。",
  },
  "writing.fixed": {
    status: 409,
    en: "This is a fixed part of the site. It can be changed, but not added, moved or withdrawn.",
    ja: "サイトの決まった部分です。変更はできますが、追加、移動、公開の取りやめはできません。",
  },
  "writing.in_trash": {
    status: 409,
    en: "This text is in the trash. Restore it first.",
    ja: "このテキストはゴミ箱にあります。先に元に戻してください。",
  },
  "writing.time_past": {
    status: 409,
    en: "This time is already past. Choose a later one, or publish now.",
    ja: "この日時はすでに過ぎています。先の日時を選ぶか、今すぐ公開してください。",
  },
} as const satisfies ErrorTexts
