// The page on which editors write a text: its two editors, and its words.
import { expect, type Page } from "@playwright/test"
import type { Language } from "./fixtures.ts"

/** The text of one language, inside the shadow tree of its editor. */
export const editorOf = (page: Page, language: Language) =>
  page.locator(`[id="${language}.markdown"]`).getByRole("textbox")

export async function typeText(page: Page, language: Language, text: string) {
  await editorOf(page, language).focus()
  await page.keyboard.insertText(text)
}

/** Replaces the whole text. */
export async function fillText(page: Page, language: Language, text: string) {
  await editorOf(page, language).click()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.insertText(text)
}

/** All parts are saved. */
export const savedPart = (page: Page, language: Language) =>
  expect(
    page.getByText(language === "en" ? /^Saved at \d\d:\d\d$/ : /^\d\d:\d\dに保存しました$/),
  ).toBeVisible()

export const words = {
  en: {
    create: "New text",
    createNow: "Begin",
    address: "Address",
    list: "Texts, last changed first",
    publish: "Publish",
    now: "Publish now",
    later: "Schedule",
    at: "At a later time (Japan time)",
    cancelSchedule: "Cancel it",
    nothingMissing: "Nothing is missing.",
    isPublished: { en: "English: published", ja: "Japanese: published" },
    category: "Category",
    author: "Author",
    level: "Japanese level",
    checked: "Sources last seen on",
    addSource: "Add a source",
    history: "History",
    publishedVersion: (of: Language) => `${of === "en" ? "English" : "Japanese"}: published`,
    restore: "Restore this version",
    actions: "More actions",
    changeAddress: "Change the address",
    conflict: "Two versions: English",
    keep: "Keep what is here",
    take: "Take the other one",
    languages: { en: "English", ja: "Japanese" },
    preview: "Preview",
    dark: "Dark",
    furigana: "Furigana",
    toTrash: "Move to the trash",
    askTrash: "Move this text to the trash?",
    untrash: "Take it out of the trash",
    writing: (name: string) => `${name} is writing this text`,
    takeOver: "Take over",
  },
  ja: {
    create: "新しいテキスト",
    createNow: "書き始める",
    address: "アドレス",
    list: "テキスト（最近変更した順）",
    publish: "公開する",
    now: "今すぐ公開する",
    later: "公開を予約する",
    at: "公開する日時（日本時間）",
    cancelSchedule: "予約を取り消す",
    nothingMissing: "足りないものはありません。",
    isPublished: { en: "英語：公開中", ja: "日本語：公開中" },
    category: "分野",
    author: "書いた人",
    level: "日本語のレベル",
    checked: "出典を最後に見た日",
    addSource: "出典を追加する",
    history: "履歴",
    publishedVersion: (of: Language) => `${of === "en" ? "英語" : "日本語"}：公開`,
    restore: "この版に戻す",
    actions: "その他の操作",
    changeAddress: "アドレスを変更する",
    conflict: "二つの版：英語",
    keep: "この画面の内容を残す",
    take: "別の画面の内容にする",
    languages: { en: "英語", ja: "日本語" },
    preview: "プレビュー",
    dark: "ダーク",
    furigana: "ふりがな",
    toTrash: "ゴミ箱に入れる",
    askTrash: "ゴミ箱に入れますか",
    untrash: "ゴミ箱から元に戻す",
    writing: (name: string) => `${name}さんがこのテキストを編集しています`,
    takeOver: "編集を引き継ぐ",
  },
} as const satisfies Record<Language, object>
