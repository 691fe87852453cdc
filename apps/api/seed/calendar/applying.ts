// The steps from the first briefing to the offer, with the government's dates.
import type { SeededEntry } from "./shape.ts"
import { ministry, schedule, studyInJapan } from "./sources.ts"
import { governmentDay, months } from "./when.ts"

export const applying: readonly SeededEntry[] = [
  {
    id: "information-opens",
    kind: "official",
    phase: "research",
    title: { en: "Companies open their recruitment: 1 March", ja: "広報活動の開始（3月1日）" },
    summary: {
      en: "From this day companies hold briefings and take registrations, as the government asks them to.",
      ja: "この日から、説明会やエントリーの受け付けが始まります。政府が経済団体に要請している日程です。",
    },
    body: {
      en: "The government asks business groups to begin no earlier than **1 March just before the final school year**. The ministries kept this for those who finish in the 2027 school year (April 2027 to March 2028) at their meeting on 26 December 2025.\n\nIt is a request, and there is no penalty: many companies begin earlier. The request does not cover students in doctoral courses.\n\nFor those who finish in the 2028 school year or later the dates are **not fixed yet**: the same meeting decided to discuss an earlier schedule. Until it is announced we show the date of the year before.",
      ja: "政府は、**最終学年に入る直前の3月1日**より前に広報活動を始めないよう、経済団体に要請しています。2027年度（2027年4月〜2028年3月）に卒業・修了する人については、2025年12月26日の関係省庁連絡会議で、これまでと同じ日程になりました。\n\nこれは要請で、守らなくても罰則はありません。もっと早く始める会社もたくさんあります。博士後期課程の学生は対象外です。\n\n2028年度以降に卒業・修了する人の日程は、**まだ決まっていません**。同じ会議で、日程を早める検討をすることになりました。発表されるまでは、前の年の日付を載せています。",
    },
    helps: [
      ["article", "schedule-march-graduates"],
      ["article", "how-hiring-works"],
    ],
    sources: [schedule, ministry],
    dates: governmentDay(15),
  },
  {
    id: "register-and-briefings",
    kind: "step",
    phase: "research",
    title: {
      en: "Register at 20 to 30 companies, join five briefings",
      ja: "20〜30社にエントリーし、説明会に5回参加する",
    },
    summary: {
      en: "Do it in the first two weeks of March. Put every deadline into this calendar on the same day.",
      ja: "3月の最初の2週間で進めましょう。締め切りは、その日のうちにこのカレンダーに入れます。",
    },
    body: {
      en: "Registering is quick; the deadlines that come with it are not. Note each one the day you see it.\n\nPrefer briefings where you can ask questions. Fairs for international students are worth a whole day: some employers there decide within weeks.",
      ja: "エントリーそのものはすぐに終わりますが、そのあとの締め切りが続きます。見つけた日に必ずメモしましょう。\n\n質問ができる説明会を選びましょう。留学生向けの合同説明会は、1日使う価値があります。数週間で結果が出る会社もあります。",
    },
    helps: [
      ["article", "career-fairs"],
      ["article", "agents-and-job-sites"],
      ["tip", "visit-the-night-shift"],
      ["topic", "companies"],
    ],
    sources: [studyInJapan],
    dates: months(15, 16),
  },
  {
    id: "entry-sheets-and-tests",
    kind: "step",
    phase: "entry-sheet",
    title: { en: "Send entry sheets and take the web tests", ja: "ESを出し、Webテストを受ける" },
    summary: {
      en: "Two forms a week, each finished a day before it is due. Book test centres in the first two days.",
      ja: "週に2社、締め切りの前日までに仕上げましょう。テストセンターは案内から2日以内に予約します。",
    },
    body: {
      en: "Deadlines pile up at the end of March and in April. A form that is finished a day early survives a slow network and a wrong password.\n\nKeep a copy of everything you send. You will be asked about it in the interview.",
      ja: "締め切りは3月末から4月に集中します。1日早く仕上げておけば、通信の不調やパスワード忘れにもあわてません。\n\n出したものは必ず控えを取っておきましょう。面接で聞かれます。",
    },
    helps: [
      ["article", "entry-sheet"],
      ["article", "rirekisho"],
      ["course", "web-tests"],
      ["tip", "forty-three-entry-sheets"],
      ["topic", "entry-sheets"],
    ],
    sources: [studyInJapan],
    dates: months(15, 17),
  },
  {
    id: "interviews",
    kind: "step",
    phase: "interview",
    title: { en: "Interviews and group discussions", ja: "面接・グループディスカッション" },
    summary: {
      en: "Practise aloud: one minute about yourself, then the reason for applying. Record it once a week.",
      ja: "声に出して練習しましょう。自己紹介1分、次に志望動機。週に1回は録音して聞きます。",
    },
    body: {
      en: "In the survey of December 2025 about 90% of students had been interviewed by April of their final year, and about 70% had an informal offer. Do not wait for June.\n\nMost companies have two or three rounds. After each one write down what was asked, in three lines, the same evening.",
      ja: "2025年12月に公表された調査では、最終学年の4月までに約9割の学生が面接を受け、約7割が内々定を得ていました。6月を待つ必要はありません。\n\n面接は2〜3回の会社が多いです。終わったら、聞かれたことをその日の夜に3行で書いておきましょう。",
    },
    helps: [
      ["article", "interviews"],
      ["course", "interview"],
      ["course", "group-discussion"],
      ["past-event", "mock-group-discussion"],
      ["tip", "ask-the-number-behind"],
      ["topic", "interviews"],
    ],
    sources: [schedule],
    dates: months(15, 18),
  },
  {
    id: "selection-opens",
    kind: "official",
    phase: "interview",
    title: { en: "Selection officially begins: 1 June", ja: "採用選考活動の開始（6月1日）" },
    summary: {
      en: "The day from which companies may interview, as the government asks. For many it is close to the end.",
      ja: "政府が要請している、面接などの選考が始まる日です。実際には、選考が終わりに近い会社も多くあります。",
    },
    body: {
      en: "The rule is **1 June of the final school year**. It is a request, and many companies are nearly done by then; small and medium-sized ones, and those outside the big cities, often hire later.\n\nOne exception is official: after a specialist internship of two weeks or more in or after the spring vacation, a student who was judged to have strong expert knowledge may be selected before June.\n\nFor the 2028 school year and later the date is **not fixed yet**; we show the one of the year before.",
      ja: "原則は、**最終学年の6月1日以降**です。これは要請なので、そのころには選考がほとんど終わっている会社もあります。一方、中小企業や地方の会社は、もっと遅く採用することが多いです。\n\n例外が1つあります。春休み以降に行われる2週間以上の専門活用型インターンシップで、高い専門性があると判断された学生は、6月より前に選考へ進めます。\n\n2028年度以降の日程は、**まだ決まっていません**。前の年の日付を載せています。",
    },
    helps: [["article", "schedule-march-graduates"]],
    sources: [schedule, ministry],
    dates: governmentDay(18),
  },
  {
    id: "compare-offers",
    kind: "step",
    phase: "offer",
    title: { en: "Compare offers and answer", ja: "内々定を比べて返事をする" },
    summary: {
      en: "Ask for the working conditions in writing before you accept. You may ask for time to think.",
      ja: "承諾する前に、労働条件を書面でもらいましょう。考える時間がほしいと伝えて大丈夫です。",
    },
    body: {
      en: "Before October it is an informal offer. Read the conditions line by line: place, work, pay, overtime, start date.\n\nIf a company says “stop all other applications or no offer”, you do not have to answer at once. Tell your career centre.",
      ja: "10月より前は「内々定」です。勤務地、仕事の内容、給料、残業、入社日。条件は1行ずつ確認しましょう。\n\n「ほかの就活をやめないと内定を出さない」と言われても、その場で答える必要はありません。キャリアセンターに相談してください。",
    },
    helps: [
      ["article", "reading-a-job-offer"],
      ["article", "black-companies"],
      ["tip", "sixty-two-thousand-yen"],
      ["topic", "offers"],
    ],
    sources: [schedule],
    dates: months(18, 21),
  },
  {
    id: "autumn-hiring",
    kind: "season",
    phase: "research",
    title: { en: "Autumn hiring", ja: "秋採用" },
    summary: {
      en: "No offer yet? Ask your career centre this week which companies still have places.",
      ja: "まだ内定がない人は、今週キャリアセンターに行って、募集が続いている会社を聞きましょう。",
    },
    body: {
      en: "Companies that lost people to others, and those that hire small numbers, look for students again from September. Fewer students are looking then.\n\n1. Book the career centre for this week and bring your transcript.\n2. Choose ten companies whose deadline is still open.\n3. Ask in the same visit about the recommendation letter for continuing after graduation.",
      ja: "辞退が出た会社や、少人数を採用する会社は、9月からもう一度学生を探します。そのころは、探している学生も少なくなっています。\n\n1. 今週、キャリアセンターを予約する。成績証明書を持っていく\n2. まだ応募できる会社を10社選ぶ\n3. 卒業後も就活を続けるための推薦状についても、そのときに聞く",
    },
    helps: [
      ["article", "designated-activities"],
      ["article", "agents-and-job-sites"],
      ["tip", "autumn-exists"],
      ["topic", "companies"],
    ],
    sources: [studyInJapan],
    dates: months(21, 23, { season: "march" }),
  },
  {
    id: "formal-offer",
    kind: "official",
    phase: "offer",
    title: { en: "Formal offers: 1 October", ja: "正式な内定日（10月1日）" },
    summary: {
      en: "From this day a company may make its offer formal. Many hold a ceremony.",
      ja: "この日から正式な内定が出ます。内定式を行う会社も多くあります。",
    },
    body: {
      en: "The rule is **1 October of the final school year**. For those who graduate in September that is after graduation: ask the company for a written notice with an earlier date, because immigration asks for proof of the offer.\n\nFor the 2028 school year and later the date is **not fixed yet**; we show the one of the year before.",
      ja: "原則は、**最終学年の10月1日以降**です。9月に卒業する人にとっては、卒業したあとになります。在留資格の申請では内定を証明する書類を求められるので、もっと早い日付の通知書を会社に頼んでください。\n\n2028年度以降の日程は、**まだ決まっていません**。前の年の日付を載せています。",
    },
    helps: [
      ["article", "after-naitei"],
      ["tip", "ask-for-tet-in-october"],
      ["topic", "offers"],
    ],
    sources: [schedule, ministry],
    dates: governmentDay(22),
  },
]
