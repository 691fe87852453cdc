// Compares the personal data in the tables with the privacy policy.
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type PersonalKind, personalKinds } from "@shirube/vocabulary/identity/export/personal-kinds"
import { languages } from "@shirube/vocabulary/language"
import { describe, expect, it } from "vitest"
import { features } from "./features.gen.ts"
import { platformTables } from "./kernel/features/personal-data.ts"

const MESSAGES = join(import.meta.dirname, "../../web/src/modules/site/pages/messages")
const PAGES = join(import.meta.dirname, "../seed/pages")
const personalTables = [...platformTables, ...features.flatMap(({ personalTables = [] }) => personalTables)]

interface Policy {
  readonly collected: Readonly<Record<string, string>>
  readonly analytics: Readonly<Record<string, string>>
}
const policyIn = async (language: string): Promise<Policy> =>
  JSON.parse(await readFile(join(MESSAGES, `privacyParts.${language}.json`), "utf8"))
const textIn = (language: string) => readFile(join(PAGES, `privacy/${language}.md`), "utf8")

/** What each bullet must name, in English and in Japanese, because the tables of its kind contain it. */
const named: Readonly<Record<PersonalKind, Readonly<Record<"en" | "ja", readonly string[]>>>> = {
  account: {
    en: ["email address", "display name", "password"],
    ja: ["メールアドレス", "表示名", "パスワード"],
  },
  profile: { en: ["date of birth", "nationality", "photo"], ja: ["生年月日", "国籍", "写真"] },
  verification: { en: ["student ID number", "student card"], ja: ["学籍番号", "学生証"] },
  roles: { en: ["senpai", "ambassador", "work history"], ja: ["先輩", "アンバサダー", "職歴"] },
  forum: {
    en: ["questions", "answers", "comments", "earlier versions", "without your name"],
    ja: ["質問", "回答", "コメント", "以前の版", "名前を出さない質問"],
  },
  reactions: { en: ["votes", "follow"], ja: ["投票", "フォロー"] },
  learning: {
    en: ["lessons", "quiz answers", "notes", "certificates"],
    ja: ["レッスン", "クイズ", "メモ", "修了証"],
  },
  contributions: {
    en: ["tips", "courses", "events", "page as a senpai", "drafts"],
    ja: ["ヒント", "コース", "イベント", "先輩のページ", "下書き"],
  },
  events: {
    en: ["registration", "whether you came", "feedback", "talks"],
    ja: ["申し込み", "参加したか", "感想", "登壇"],
  },
  sessions: {
    en: ["requests", "messages", "whether you came", "feedback", "meeting link"],
    ja: ["申し込み", "メッセージ", "参加したか", "感想", "リンク"],
  },
  calendar: { en: ["season", "ticked", "own entries"], ja: ["卒業の時期", "完了", "予定"] },
  visa: {
    en: ["status of residence", "last day on your residence card", "job offer", "first day at work"],
    ja: ["在留資格", "在留カードの有効期限", "内定", "入社日"],
  },
  applications: { en: ["companies", "deadlines", "notes"], ja: ["会社", "期限", "メモ"] },
  careerDocuments: {
    en: ["episodes", "entry sheets", "résumés", "earlier versions"],
    ja: ["エピソード", "エントリーシート", "履歴書", "以前の版"],
  },
  saved: { en: ["save", "collections"], ja: ["保存", "コレクション"] },
  words: { en: ["words", "review", "browser"], ja: ["単語", "復習", "ブラウザー"] },
  uploads: { en: ["Pictures", "videos"], ja: ["画像", "動画"] },
  notifications: { en: ["notifications"], ja: ["お知らせ"] },
  push: { en: ["device", "browser"], ja: ["端末", "ブラウザー"] },
  safety: { en: ["block", "report"], ja: ["ブロック", "通報"] },
  consents: { en: ["agreed", "guardian"], ja: ["同意", "保護者"] },
  security: {
    en: ["sign-ins", "passkeys", "record of important actions"],
    ja: ["サインイン", "パスキー", "操作の記録"],
  },
  dataRequests: {
    en: ["download your data", "delete your account"],
    ja: ["ダウンロード", "アカウントの削除"],
  },
}

describe("the privacy policy", () => {
  it.each(languages)("has a bullet for every table with personal data, in %s", async (language) => {
    const { collected } = await policyIn(language)
    const silent = personalTables.filter(({ kind }) => !collected[kind])
    expect(silent.map(({ table }) => table)).toEqual([])
  })

  it.each(languages)("has no bullet for what is not stored, in %s", async (language) => {
    const stored = new Set(personalTables.map(({ kind }) => kind))
    expect(personalKinds.filter((kind) => !stored.has(kind))).toEqual([])
    expect(Object.keys((await policyIn(language)).collected)).toEqual([...personalKinds])
  })

  it.each(languages)("names in each bullet what is stored, in %s", async (language) => {
    const { collected } = await policyIn(language)
    const missing = personalKinds.flatMap((kind) =>
      named[kind][language]
        .filter((words) => !collected[kind]?.includes(words))
        .map((words) => `${kind}: ${words}`),
    )
    expect(missing).toEqual([])
  })

  it("says that an organiser gets the registration, and that browser makers deliver notifications", async () => {
    const [en, ja] = await Promise.all([textIn("en"), textIn("ja")])
    expect(en).toMatch(/organiser of an event .* gets your name, your email address/)
    expect(ja).toMatch(/イベントの主催者.*お名前、メールアドレス/)
    expect(en).toContain("tell the organiser of an event who is coming")
    expect(ja).toContain("参加者情報の、主催者への提供")
    for (const text of [en, ja])
      for (const name of ["Google LLC", "Apple Inc.", "Mozilla Corporation", "@component analytics-abroad"])
        expect(text).toContain(name)
    for (const language of languages) {
      const { analytics } = await policyIn(language)
      expect([analytics.abroad, analytics.external].join()).toMatch(/Google LLC.*analytics, select, on/s)
    }
  })

  it("does not promise that visitors see nothing of a profile", async () => {
    const [en, ja] = await Promise.all([textIn("en"), textIn("ja")])
    expect(en).toContain(
      "except what you choose to show beside your answers, on your page as a senpai, and as a speaker",
    )
    expect(ja).toContain("回答の横や先輩のページに表示すると選んだものと、登壇者としての掲載を除き")
  })
})
