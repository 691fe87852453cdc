import type { SearchNoun } from "@shirube/vocabulary/common/search/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { AuditNouns, AuditRow } from "#api/modules/identity/audit/service"

type Words = Readonly<Record<Language, string>>

/** An entry in the reader's language, with the names that they may see. */
export interface NamedEntry extends AuditRow {
  readonly text: string
  readonly actorName: string | null
  readonly subjectName: string | null
}

interface Noun {
  readonly label: Words
  readonly searchNoun?: SearchNoun
  path?(id: string): string
}

const nouns: Readonly<Record<keyof AuditNouns, Noun>> = {
  user: { label: { en: "Person", ja: "メンバー" }, path: (id) => `/editors/people/${id}` },
  account_invitation: { label: { en: "Invitation", ja: "招待" }, path: () => "/editors/invitations" },
  answer: { label: { en: "Answer", ja: "回答" } },
  audit_log: { label: { en: "Audit log", ja: "監査ログ" } },
  calendar_entry: {
    label: { en: "Calendar entry", ja: "カレンダーの項目" },
    searchNoun: "calendar",
    path: (id) => `/editors/writing/calendar-entry/${id}`,
  },
  comment: { label: { en: "Comment", ja: "コメント" } },
  course: { label: { en: "Course", ja: "コース" }, searchNoun: "course", path: (id) => `/course/${id}` },
  decision_template: {
    label: { en: "Template", ja: "テンプレート" },
    path: () => "/editors/templates",
  },
  document: { label: { en: "Text", ja: "文書" }, path: () => "/editors/writing" },
  question: {
    label: { en: "Question", ja: "質問" },
    searchNoun: "question",
    path: (id) => `/community/ask-senpai/detail/${id}`,
  },
  watched_word: { label: { en: "Watched word", ja: "注意する言葉" }, path: () => "/editors/watched-words" },
}

const nounOf = (name: string): Noun | undefined =>
  name in nouns ? nouns[name as keyof AuditNouns] : undefined

export const searchNounOf = (noun: string): SearchNoun | undefined => nounOf(noun)?.searchNoun

/** What a member does to anything but their own account may be a post without a name: looking that up is an act of its own. */
export const isNameShown = ({ actor, subjectNoun }: Pick<AuditRow, "actor" | "subjectNoun">) =>
  actor === "editor" || subjectNoun === "user"

const detailLabels: Readonly<Record<string, Words>> = {
  after: { en: "After", ja: "変更後" },
  before: { en: "Before", ja: "変更前" },
  file: { en: "File", ja: "ファイル" },
  from: { en: "From", ja: "元の質問" },
  into: { en: "Into", ja: "統合先" },
  issuer: { en: "Service", ja: "サービス" },
  kind: { en: "Kind", ja: "種類" },
  method: { en: "With", ja: "方法" },
  minutes: { en: "Minutes", ja: "分" },
  outcome: { en: "Decision", ja: "決定" },
  phrase: { en: "Word", ja: "語" },
  reason: { en: "Reason", ja: "理由" },
  role: { en: "Role", ja: "役割" },
  rows: { en: "Rows", ja: "行数" },
  strategy: { en: "Through", ja: "経路" },
  until: { en: "Until", ja: "期限" },
  why: { en: "Reason", ja: "理由" },
}

const detailTexts: Readonly<Record<string, Words>> = {
  administrator: { en: "administrator", ja: "管理者" },
  approved: { en: "approved", ja: "承認" },
  code: { en: "a code", ja: "コード" },
  company: { en: "company", ja: "企業" },
  declined: { en: "declined", ja: "却下" },
  editor: { en: "editor", ja: "編集者" },
  graduated: { en: "graduated", ja: "卒業" },
  held: { en: "held for review", ja: "確認待ち" },
  local: { en: "this site", ja: "このサイト" },
  mailed_code: { en: "a code by email", ja: "メールのコード" },
  moderator: { en: "moderator", ja: "投稿管理" },
  moderated: { en: "against the rules", ja: "ルール違反" },
  number_moved: {
    en: "the student number was claimed by another account",
    ja: "学籍番号が別のアカウントで確認された",
  },
  passkey: { en: "a passkey", ja: "パスキー" },
  password: { en: "the password", ja: "パスワード" },
  profile_changed: { en: "the profile was changed", ja: "プロフィールの変更" },
  returned: { en: "sent back", ja: "差し戻し" },
  reviewer: { en: "reviewer", ja: "校閲" },
  role_changed: { en: "the role was changed", ja: "役割の変更" },
  screener: { en: "screener", ja: "審査" },
  sso: { en: "another service", ja: "別のサービス" },
  suspended: { en: "the account is suspended", ja: "アカウントの利用停止" },
  until_mended: { en: "until it is corrected", ja: "直されるまで" },
  writer: { en: "writer", ja: "執筆" },
  withdrawn: { en: "withdrawn by its author", ja: "投稿者による取り下げ" },
}

/** Ids are shown as links, if at all. */
const isShownDetail = (name: string) => name !== "review" && name !== "suspension"

const presentDetails = (details: AuditRow["details"], language: Language) =>
  Object.entries(details)
    .filter(([name]) => isShownDetail(name))
    .map(([name, text]) => ({
      label: detailLabels[name]?.[language] ?? name,
      text: textOf(text, language),
    }))

/** A list of names, such as roles, is stored with spaces. */
function textOf(text: string, language: Language): string {
  const words = text.split(" ").map((word) => detailTexts[word]?.[language])
  return words.every((word) => word !== undefined) ? words.join(language === "ja" ? "、" : ", ") : text
}

interface Reading {
  readonly language: Language
  readonly deviceWords: (userAgent: string, language: Language) => string
}

export function presentEntry(entry: NamedEntry, { language, deviceWords }: Reading) {
  const { id, at, event, text, actor, actorId, actorName, subjectNoun, subjectId, subjectName } = entry
  const noun = nounOf(subjectNoun)
  return {
    id,
    at: at.toISOString(),
    event,
    text,
    actor: { kind: kindOf(actor), id: actorName === null ? null : actorId, name: actorName },
    subject: {
      noun: subjectNoun,
      label: noun?.label[language] ?? subjectNoun,
      id: subjectId,
      name: subjectName,
      path: subjectId === null ? null : (noun?.path?.(subjectId) ?? null),
    },
    details: presentDetails(entry.details, language),
    device: entry.userAgent === "" ? "" : deviceWords(entry.userAgent, language),
    path: entry.details.review === undefined ? null : `/editors?review=${entry.details.review}`,
    times: entry.times,
  }
}

const headings: Record<Language, readonly string[]> = {
  en: [
    "When (Japan)",
    "By",
    "By (id)",
    "What",
    "Event",
    "About",
    "About (name)",
    "About (id)",
    "Details",
    "Times",
  ],
  ja: [
    "日時（日本）",
    "実行者",
    "実行者のID",
    "内容",
    "イベント",
    "対象",
    "対象の名前",
    "対象のID",
    "詳細",
    "回数",
  ],
}

/** On the wire and in the file. */
const kindOf = (actor: AuditRow["actor"]): "user" | "editor" | "system" | "visitor" =>
  actor === "nobody" ? "visitor" : actor

const actorKinds: Readonly<Record<ReturnType<typeof kindOf>, Words>> = {
  user: { en: "A member", ja: "メンバー" },
  editor: { en: "A former editor", ja: "以前の編集者" },
  system: { en: "The site", ja: "サイト" },
  visitor: { en: "A visitor", ja: "サインインしていない人" },
}

const japanTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Tokyo",
  dateStyle: "short",
  timeStyle: "medium",
})

export const tableOf = (entries: readonly NamedEntry[], language: Language) => [
  headings[language],
  ...entries.map((entry) => [
    japanTime.format(entry.at),
    entry.actorName ?? actorKinds[kindOf(entry.actor)][language],
    (entry.actorName !== null && entry.actorId) || "",
    entry.text,
    entry.event,
    nounOf(entry.subjectNoun)?.label[language] ?? entry.subjectNoun,
    entry.subjectName ?? "",
    entry.subjectId ?? "",
    presentDetails(entry.details, language)
      .map(({ label, text }) => `${label}: ${text}`)
      .join("; "),
    entry.times,
  ]),
]
