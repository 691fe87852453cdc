// Sessions of the demo's accounts, in every state, within the senpai's hours. Days are counted from the day on which the demo begins.
import type { SessionPurpose, SessionState } from "@shirube/vocabulary/mentors/mentor-sessions/choices"

/** The first day with the senpai's hours from that day on; for a day before today, the last one until then. */
export interface DemoTime {
  readonly days: number
  /** Minutes after the hours begin. */
  readonly later?: number
}

export interface DemoSession {
  readonly student: string
  readonly mentor: string
  readonly purpose: SessionPurpose
  readonly questions: readonly string[]
  readonly state: SessionState
  /** Proposed, or agreed. */
  readonly times: readonly DemoTime[]
  /** Days before today. */
  readonly requested: number
  readonly reason?: string
  readonly messages?: readonly { readonly by: "student" | "mentor"; readonly text: string }[]
  /** Of a session that was held; shown on the senpai's page. */
  readonly thankYou?: string
}

export const demoSessions: readonly DemoSession[] = [
  {
    student: "verified",
    mentor: "mai-phuong",
    purpose: "first-step",
    questions: [
      "I graduate in September 2028, half a year after most others. Did companies ask you about an autumn start?",
      "How did you keep going in the second spring?",
    ],
    state: "requested",
    times: [{ days: 4 }, { days: 6, later: 30 }],
    requested: 1,
  },
  {
    student: "verified",
    mentor: "maria-santos",
    purpose: "es-review",
    questions: [
      "Could you read the ガクチカ of my entry sheet? It is about my research on speech, and I am not sure that a recruiter can follow it.",
    ],
    state: "countered",
    times: [{ days: 5 }, { days: 8, later: 30 }],
    requested: 2,
    reason: "I have interviews until late this week. Would one of these times suit you?",
  },
  {
    student: "verified",
    mentor: "senpai",
    purpose: "mock-interview",
    questions: [
      "My first interview in Japanese is in three weeks. May we practise 自己紹介 and 志望動機?",
      "What do you do when you do not understand the question?",
    ],
    state: "accepted",
    times: [{ days: 3 }],
    requested: 6,
    messages: [
      {
        by: "mentor",
        text: "よろしくお願いします。当日は、受ける会社の募集要項を手元に用意しておいてください。",
      },
      { by: "student", text: "ありがとうございます。画面共有でお見せしてもよいですか。" },
      { by: "mentor", text: "もちろんです。最初の10分は日本語だけで進めましょう。" },
    ],
  },
  {
    student: "verified",
    mentor: "chayanee-suksai",
    purpose: "industry-talk",
    questions: ["I am the quiet one in every group discussion, too. What helped you?"],
    state: "held",
    times: [{ days: -5 }],
    requested: 14,
    thankYou:
      "You told me to speak second, not last, and to say what I have heard before I disagree. I tried it two days later and was asked to the next round.",
  },
  {
    student: "verified",
    mentor: "linh-tran",
    purpose: "industry-talk",
    questions: ["How are code reviews done in your team, and in which language?"],
    state: "declined",
    times: [],
    requested: 20,
    reason:
      "Thank you for asking me. This month I cannot give you the time that you deserve. Please ask me again in January.",
  },
  {
    student: "verified",
    mentor: "jiaxin-li",
    purpose: "mock-interview",
    questions: ["日本語と英語の両方で聞かれる面接の練習をお願いできますか。"],
    state: "expired",
    times: [],
    requested: 30,
  },
  {
    student: "verified",
    mentor: "emily-carter",
    purpose: "first-step",
    questions: ["How did you find companies that begin with an interview in English?"],
    state: "withdrawn",
    times: [],
    requested: 33,
  },
  {
    student: "verified",
    mentor: "camille-laurent",
    purpose: "es-review",
    questions: ["Could we look at my 志望動機 for a game company together?"],
    state: "cancelled",
    times: [{ days: -12 }],
    requested: 21,
    reason: "My flight home was moved. I am sorry, and I would be glad to find another day in December.",
  },
  {
    student: "hana-kim",
    mentor: "senpai",
    purpose: "es-review",
    questions: [
      "エントリーシートの「学生時代に力を入れたこと」が400字です。結論から書く順番で合っていますか。",
    ],
    state: "requested",
    times: [
      { days: 5, later: 60 },
      { days: 7, later: 90 },
    ],
    requested: 1,
  },
  {
    student: "thao-le",
    mentor: "senpai",
    purpose: "first-step",
    questions: ["I have N3 and one year left. Should I study for N2 first, or begin to apply?"],
    state: "held",
    times: [{ days: -9 }],
    requested: 16,
    thankYou:
      "N3でも先に動き始めていいと言ってもらえて、やっと最初の1社に応募できました。本当にありがとうございました。",
  },
  {
    student: "putri",
    mentor: "senpai",
    purpose: "first-step",
    questions: ["What did you do in the first month of job-hunting?"],
    state: "missed",
    times: [{ days: -20, later: 30 }],
    requested: 28,
  },
]
