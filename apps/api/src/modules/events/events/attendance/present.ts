import type { AttendanceMode, RegistrationState } from "@shirube/vocabulary/events/events/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { GuestRow } from "./queries.ts"

type Guest = GuestRow & { readonly email: string }

type InLanguages = Readonly<Partial<Record<Language, string>>>

interface Question {
  readonly key: string
  readonly label: InLanguages
  readonly choices: readonly { readonly key: string; readonly label: InLanguages }[]
}

const wordsIn = (label: InLanguages, language: Language) => label[language] ?? label.en ?? label.ja ?? ""

/** Shows the label of a choice, not its key. */
const answerIn = ({ choices }: Question, answer: string, language: Language) => {
  const chosen = choices.find(({ key }) => key === answer)
  return chosen ? wordsIn(chosen.label, language) : answer
}

export const presentGuest = (guest: Guest, questions: readonly Question[], language: Language) => ({
  id: guest.id,
  session_id: guest.sessionId,
  state: guest.state,
  name: guest.details.name,
  email: guest.email,
  university: guest.details.university,
  japanese_level: guest.details.japaneseLevel,
  mode: guest.mode,
  answers: questions.flatMap((asked) => {
    const given = guest.answers.find(({ key }) => key === asked.key)
    return given
      ? [{ label: wordsIn(asked.label, language), answer: answerIn(asked, given.answer, language) }]
      : []
  }),
  registered_at: guest.registeredAt.toISOString(),
  checked_in_at: guest.checkedInAt?.toISOString() ?? null,
})

const headings: Record<Language, readonly string[]> = {
  en: ["Name", "Email", "University", "Japanese", "Date", "State", "Registered", "Checked in", "Attends"],
  ja: ["名前", "メールアドレス", "大学", "日本語", "日程", "状態", "申込日時", "受付日時", "参加方法"],
}

const states: Record<Language, Record<RegistrationState, string>> = {
  en: {
    registered: "Registered",
    waiting: "On the waiting list",
    offered: "Offered a seat",
    cancelled: "Cancelled",
    attended: "Came",
    "no-show": "Did not come",
  },
  ja: {
    registered: "申込済み",
    waiting: "キャンセル待ち",
    offered: "繰り上げ案内中",
    cancelled: "キャンセル",
    attended: "出席",
    "no-show": "欠席",
  },
}

const modes: Record<Language, Record<AttendanceMode, string>> = {
  en: { venue: "In the room", online: "Online" },
  ja: { venue: "会場", online: "オンライン" },
}

const japanTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Tokyo",
  dateStyle: "short",
  timeStyle: "short",
})
const timeOf = (at: Date | null | undefined) => (at ? japanTime.format(at) : "")

interface Table {
  readonly guests: readonly Guest[]
  readonly questions: readonly Question[]
  readonly startOf: ReadonlyMap<string, Date>
}

/** One row per guest; the organiser's own questions come after the standard columns. */
export const tableOf = ({ guests, questions, startOf }: Table, language: Language): string[][] => [
  [...headings[language], ...questions.map(({ label }) => wordsIn(label, language))],
  ...guests.map((guest) => [
    guest.details.name,
    guest.email,
    guest.details.university,
    guest.details.japaneseLevel?.toUpperCase() ?? "",
    timeOf(startOf.get(guest.sessionId)),
    states[language][guest.state],
    timeOf(guest.registeredAt),
    timeOf(guest.checkedInAt),
    guest.mode === null ? "" : modes[language][guest.mode],
    ...questions.map((asked) => {
      const given = guest.answers.find(({ key }) => key === asked.key)
      return given ? answerIn(asked, given.answer, language) : ""
    }),
  ]),
]
