// The demo's events that are over: each has a past event with the same key.
import type { Both } from "../learning/shape.ts"

/** Their announcements, by the key of the past event. */
export const announcements: Readonly<Record<string, Both>> = {
  "visa-question-time": {
    en: "Two senpai answer your questions about changing your status of residence after an offer.",
    ja: "内定のあとの在留資格の変更について、先輩二人が質問に答えます。",
  },
  "entry-sheet-clinic": {
    en: "Bring your entry sheet. Senpai read it with you and say what they would change.",
    ja: "ESを持ってきてください。先輩が一緒に読み、直すところを話します。",
  },
  "spi-mock-evening": {
    en: "Take a short mock test and go through it together.",
    ja: "短い模擬テストを受けて、一緒に答えを確認します。",
  },
  "mock-group-discussion": {
    en: "Practise a group discussion, and hear what the others saw.",
    ja: "グループディスカッションを練習し、見ていた人の感想を聞きます。",
  },
  "from-the-laboratory": {
    en: "How people with a science degree found their work in Japan.",
    ja: "理系の先輩が、日本で仕事を見つけるまでを話します。",
  },
  "first-year-at-work": {
    en: "What nobody told them before the first day, told by senpai in their first years.",
    ja: "入社前には知らなかったことを、若手の先輩が話します。",
  },
}
