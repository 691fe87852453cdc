// Entries that are the same for all classes: Japanese tests, holidays, days on which offices are closed.
import type { SeededEntry } from "./shape.ts"
import { bjt, holidays, jlpt, jlptJuly, officeHolidays, spi } from "./sources.ts"
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
    helps: [
      ["article", "n2-and-n1"],
      ["topic", "japanese-at-work"],
    ],
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
    id: "jlpt-december-application",
    kind: "exam",
    phase: null,
    title: { en: "Apply for the December JLPT", ja: "12月のJLPTの申し込み" },
    summary: {
      en: "It usually opens in late summer. It can close early when seats are full.",
      ja: "例年、夏の終わりに始まります。定員になると、期間の途中でも締め切られます。",
    },
    body: {
      en: "The period of the coming year is **not announced yet**. It usually opens in late August; in Japan the organiser announces it in summer. In 2026 the organiser warned that it may close before its last day, because halls are hard to find; so apply in the first days.\n\nThe December result is the last one that comes before companies open their recruitment in March.",
      ja: "次の申し込み期間は**まだ発表されていません**。例年は8月の下旬に始まり、主催者が夏に発表します。2026年は、会場の都合で期間の途中でも受付を終える場合があると案内されています。始まったら、すぐに申し込みましょう。\n\n3月に広報活動が始まる前に結果が出るのは、12月の試験が最後です。",
    },
    helps: [
      ["article", "n2-and-n1"],
      ["topic", "japanese-at-work"],
    ],
    sources: [jlpt, jlptJuly],
    dates: ["2027", "2028"].map((year) => ({
      ...expected,
      startsOn: `${year}-08-01`,
      endsOn: `${year}-09-30`,
      precision: "month",
    })),
  },
  {
    id: "spi",
    kind: "exam",
    phase: "web-test",
    title: { en: "When the SPI comes", ja: "SPIを受ける時期" },
    summary: {
      en: "There is no fixed day: the company sends an invitation with a deadline. Book a seat on the day it arrives.",
      ja: "決まった試験日はありません。会社から案内と期限が届きます。届いた日に予約しましょう。",
    },
    body: {
      en: "Nobody can apply for the SPI alone: a company invites you, for an internship or for its selection. At a test centre you choose the place and the hour yourself.\n\nA test centre result of the past year can be sent to other companies. You do not see your score, and after a second attempt only the newest result can be sent.",
      ja: "SPIは自分で申し込む試験ではありません。インターンシップや選考のときに、会社から案内が届きます。テストセンターでは、会場と時間を自分で選びます。\n\nテストセンターの結果は、1年以内であれば、ほかの会社にも送れます。点数は自分では見られません。受け直すと、送れるのは新しい結果だけです。",
    },
    helps: [
      ["article", "spi-and-web-tests"],
      ["course", "web-tests"],
      ["tip", "read-the-question-twice"],
      ["topic", "aptitude-tests"],
    ],
    sources: [spi],
    dates: months(14, 17),
  },
  {
    id: "year-end-closing",
    kind: "season",
    phase: null,
    title: { en: "Offices are closed over the new year", ja: "年末年始は役所が休み" },
    summary: {
      en: "Immigration and other offices of the state are closed from 29 December to 3 January. Hand in what you can before Christmas.",
      ja: "12月29日から1月3日まで、入管など国の役所は休みです。出せる書類は、年内に早めに出しましょう。",
    },
    body: {
      en: "By law the offices of the state, immigration among them, do not work from **29 December to 3 January**, nor at weekends and on holidays. A deadline for an application or a notification that the law counts in days and that ends on such a day moves to the next day on which they are open.\n\nMost city offices, universities and companies close at about the same time, each by its own calendar. Certificates take longer in these weeks: order them in early December.",
      ja: "国の役所は、法律により**12月29日から1月3日まで**休みです。土日と祝日も休みで、入管も同じです。法律で日数が決められた申請や届出の期限が休みの日に当たるときは、次の開庁日が期限になります。\n\n市区町村の役所、大学、会社も同じころに休むところがほとんどですが、日程はそれぞれ違います。証明書の発行に時間がかかる時期なので、12月のはじめに申し込みましょう。",
    },
    helps: [["article", "changing-status-of-residence"]],
    sources: [officeHolidays],
    dates: ["2026", "2027", "2028"].map((year) => ({
      class: null,
      startsOn: `${year}-12-29`,
      endsOn: `${Number(year) + 1}-01-03`,
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
    helps: [
      ["article", "n2-and-n1"],
      ["tip", "notebook-of-office-words"],
      ["topic", "japanese-at-work"],
    ],
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
      ja: "4月29日から5月5日までの間に、祝日が4日あります。会社からの返事は遅くなり、締め切りは連休の前後に置かれることがよくあります。空いた日は、Webテストと次のESに使いましょう。",
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
