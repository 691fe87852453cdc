// The demo's event drafts: an unfinished one by the editors, and two proposed by a company.
import type { EventDocument } from "@shirube/contract/events/events/drafts"

type Times = Pick<EventDocument["sessions"][number], "starts" | "ends">

interface Desk {
  /** `(inDays, from, to)`, with times in Japan. */
  readonly when: (inDays: number, from: string, to: string) => Times
  readonly sessionId: (name: string) => EventDocument["sessions"][number]["id"]
}

export interface DemoDraft {
  readonly key: string
  readonly by: "us" | "company"
  readonly state: "draft" | "waiting" | "returned"
  /** One of the editors' prepared reasons. */
  readonly reasonKey?: string
  readonly document: (desk: Desk) => EventDocument
}

const key = (words: string) => words as EventDocument["questions"][number]["key"]
const nothing = { en: "", ja: "" }
const aobaSeiki = { kind: "company", name: { en: "Aoba Seiki", ja: "あおば精機" } } as const

export const drafts: readonly DemoDraft[] = [
  {
    key: "first-payslip",
    by: "us",
    state: "draft",
    document: ({ sessionId }) => ({
      kind: "workshop",
      topics: ["daily-work"],
      host: { kind: "us", name: nothing },
      format: "online",
      prefecture: null,
      venue: nothing,
      entrance: { en: "", ja: "" },
      spoken: ["en", "ja"],
      level: "n4",
      audience: "members",
      closes: "",
      waitlist: true,
      questions: [],
      sessions: [{ id: sessionId("first-payslip"), starts: "", ends: "", capacity: 40, link: "" }],
      speakers: [],
      picture: null,
      texts: {
        en: {
          title: "Your first payslip, line by line",
          summary:
            "We read a sample payslip together: what each line means, and whom to ask if a number looks wrong.",
          body: `Bring nothing but your questions. We have a sample payslip, and read it from top to bottom.

- What comes in, and what is taken off
- Which documents you should keep
- How to ask HR about a line you don’t understand`,
        },
        ja: { title: "初めての給与明細を読む", summary: "", body: "" },
      },
    }),
  },
  {
    key: "aoba-factory-visit",
    by: "company",
    state: "waiting",
    document: ({ when, sessionId }) => ({
      kind: "talk",
      topics: ["companies", "daily-work"],
      host: aobaSeiki,
      format: "in-person",
      prefecture: "14",
      venue: {
        en: "Aoba Seiki, Atsugi plant (visitors’ entrance)",
        ja: "あおば精機 厚木工場（来客用入口）",
      },
      entrance: {
        en: "Use the visitors’ gate on the north side and tell the guard your name.",
        ja: "北側の来客用ゲートで、守衛にお名前を伝えてください。",
      },
      spoken: ["ja", "en"],
      level: "n3",
      audience: "members",
      closes: when(33, "18:00", "18:00").starts,
      waitlist: true,
      questions: [
        {
          key: key("station"),
          kind: "choice",
          required: true,
          label: {
            en: "Will you take our bus from Hon-Atsugi Station?",
            ja: "本厚木駅からの送迎バスを利用しますか。",
          },
          choices: [
            { key: key("bus"), label: { en: "Yes, please", ja: "利用する" } },
            { key: key("own"), label: { en: "I come by myself", ja: "自分で行く" } },
          ],
        },
      ],
      sessions: [
        { id: sessionId("aoba-factory-visit"), ...when(40, "13:00", "16:30"), capacity: 20, link: "" },
      ],
      speakers: [],
      picture: null,
      texts: {
        en: {
          title: "An afternoon with our design engineers: plant visit in Atsugi",
          summary:
            "See how a gearbox is designed, built and tested, and talk with three engineers, one of whom came to Japan as a student.",
          body: `- 13:00 Welcome, safety and shoes
- 13:30 A walk through the plant in small groups
- 15:00 Tea with three engineers: ask them anything
- 16:15 How we hire, in ten minutes

Please wear trousers and flat shoes. Helmets are ours. Photos are not possible inside the plant.`,
        },
        ja: {
          title: "設計エンジニアと過ごす午後：厚木工場見学",
          summary:
            "減速機の設計から組み立て、検査までを見学し、留学生だった社員を含む3人のエンジニアと話せます。",
          body: `- 13:00 受付、安全についての説明
- 13:30 少人数のグループで工場を見学
- 15:00 エンジニア3人とのお茶の時間（何でも質問できます）
- 16:15 採用についての説明（10分）

長ズボンと歩きやすい靴でお越しください。ヘルメットはこちらで用意します。工場内は撮影できません。`,
        },
      },
    }),
  },
  {
    key: "talk-with-aoba",
    by: "company",
    state: "returned",
    reasonKey: "programme",
    document: ({ when, sessionId }) => ({
      kind: "question-time",
      topics: ["companies"],
      host: aobaSeiki,
      format: "online",
      prefecture: null,
      venue: nothing,
      entrance: { en: "", ja: "" },
      spoken: ["ja"],
      level: "n2",
      audience: "verified",
      closes: "",
      waitlist: false,
      questions: [],
      sessions: [
        {
          id: sessionId("talk-with-aoba"),
          ...when(26, "18:00", "19:00"),
          capacity: 100,
          link: "https://meet.shirube.example/aoba-seiki",
        },
      ],
      speakers: [],
      picture: null,
      texts: {
        en: {
          title: "Talk with Aoba Seiki",
          summary: "An online evening with our recruiting team.",
          body: "We introduce our company. Everybody is welcome.",
        },
        ja: {
          title: "あおば精機と話そう",
          summary: "採用担当者とオンラインで話せる会です。",
          body: "会社の紹介をします。お気軽にご参加ください。",
        },
      },
    }),
  },
]
