// What is the same for everybody: tests of Japanese, holidays, days on which offices are closed.
import type { SeededEntry } from "./shape.ts"
import { bjt, holidays, jlpt, jlptJuly } from "./sources.ts"
import { firstSunday, holidaysOf, months } from "./when.ts"

const expected = { class: null, isExpected: true } as const

export const allYear: readonly SeededEntry[] = [
  {
    id: "jlpt-test",
    kind: "exam",
    phase: null,
    title: { en: "JLPT test day", ja: "日本語能力試験（JLPT）" },
    summary: {
      en: "The first Sunday of July and of December. Bring your voucher, and be there before the doors close.",
      ja: "7月と12月の最初の日曜日です。受験票を忘れずに、時間に余裕を持って会場へ。",
    },
    body: {
      en: "The JLPT is held twice a year, on the first Sunday of July and of December in most years. The second test of 2026 is on **6 December**. The dates of 2027 and later are **not announced yet**: those shown here are the first Sundays. Check the official site before you plan around them.\n\nResults come about two months later, so the December result is there before the season opens, and the July result after most interviews.",
      ja: "JLPTは年に2回、たいてい7月と12月の最初の日曜日に行われます。2026年の第2回は**12月6日**です。2027年からの日程は**まだ発表されていません**。ここに載せているのは最初の日曜日です。予定を立てる前に、公式サイトで確認してください。\n\n結果が出るまで2か月ほどかかります。12月の結果は広報活動が始まる前に、7月の結果は多くの面接が終わったあとに届きます。",
    },
    helps: [["article", "n2-and-n1"]],
    sources: [jlpt],
    dates: [
      { class: null, startsOn: firstSunday("2026-12") },
      ...["2027-07", "2027-12", "2028-07", "2028-12"].map((month) => ({
        ...expected,
        startsOn: firstSunday(month),
      })),
    ],
  },
  {
    id: "jlpt-july-application",
    kind: "exam",
    phase: null,
    title: { en: "Apply for the July JLPT", ja: "7月のJLPTの申し込み" },
    summary: {
      en: "In 2026 it was open from 17 March to 7 April. It can close early when seats are full.",
      ja: "2026年は3月17日から4月7日まででした。定員になると、期間の途中でも締め切られます。",
    },
    body: {
      en: "The application falls into the busiest weeks of job-hunting, and it can close before its last day. In 2026 it was open **from 17 March to 7 April**, for people who live in Japan. The period of the coming year is **not announced yet**; apply in the first days.",
      ja: "申し込みの時期は、就活で一番忙しい時期と重なります。期間の途中で締め切られることもあります。2026年は、日本に住んでいる人を対象に、**3月17日から4月7日まで**でした。来年の期間は**まだ発表されていません**。始まったら、すぐに申し込みましょう。",
    },
    helps: [["article", "n2-and-n1"]],
    sources: [jlptJuly],
    dates: ["2027", "2028"].map((year) => ({
      ...expected,
      startsOn: `${year}-03-01`,
      endsOn: `${year}-04-30`,
      precision: "month",
    })),
  },
  {
    id: "bjt",
    kind: "exam",
    phase: null,
    title: { en: "A good time for the BJT", ja: "BJTを受けるのによい時期" },
    summary: {
      en: "The business Japanese test has no fixed date: you choose the day and see the score soon after.",
      ja: "ビジネス日本語のテストです。決まった試験日はなく、自分で日と会場を選べます。",
    },
    body: {
      en: "The BJT uses office scenes: meetings, telephone calls, emails, charts. There is no pass or fail, only a score from 0 to 800 and six levels from J5 to J1+. You book the day and the place yourself.\n\nTaken before March, its score can still go into your entry sheets.",
      ja: "BJTは、会議、電話、メール、グラフなど、仕事の場面の日本語を測るテストです。合格・不合格はなく、0〜800点の点数と、J5からJ1+までの6つのレベルで結果が出ます。日と会場は自分で予約します。\n\n3月までに受けておけば、ESに点数を書けます。",
    },
    helps: [["article", "n2-and-n1"]],
    sources: [bjt],
    dates: months(13, 14),
  },
  {
    id: "golden-week",
    kind: "season",
    phase: null,
    title: { en: "Golden Week", ja: "ゴールデンウィーク" },
    summary: {
      en: "Offices and career centres are closed for days. Answer emails and book appointments before.",
      ja: "会社もキャリアセンターも休みの日が続きます。返信や予約は、その前に済ませましょう。",
    },
    body: {
      en: "Four national holidays lie within one week, from 29 April to 5 May. Companies answer slowly, and deadlines are often put right before or after. Use the free days for web tests and for the next entry sheet.",
      ja: "4月29日から5月5日までの間に、祝日が4日あります。会社からの返事は遅くなり、締め切りは連休の前後に置かれることがよくあります。空いた日は、ウェブテストと次のESに使いましょう。",
    },
    helps: [],
    sources: [holidays],
    dates: ["2027", "2028"].map((year) => ({
      class: null,
      startsOn: `${year}-04-29`,
      endsOn: `${year}-05-05`,
    })),
  },
  {
    id: "national-holidays",
    kind: "holiday",
    phase: null,
    title: { en: "National holidays", ja: "国民の祝日" },
    summary: {
      en: "City offices, immigration and most companies are closed.",
      ja: "役所、入管、多くの会社が休みです。",
    },
    body: {
      en: "Set by law. A holiday that falls on a Sunday moves to the next day that is not a holiday. The days of the two equinoxes are announced in February of the year before, so those of 2028 are missing here until February 2027.",
      ja: "法律で決まっています。祝日が日曜日と重なるときは、そのあとの最初の平日が休みになります。春分の日と秋分の日は、前の年の2月に発表されます。2028年の分は、2027年2月まで載せていません。",
    },
    helps: [],
    sources: [holidays],
    dates: [
      ...holidaysOf(2026).filter(({ startsOn }) => startsOn >= "2026-11-01"),
      ...holidaysOf(2027),
      ...holidaysOf(2028),
    ],
  },
]
