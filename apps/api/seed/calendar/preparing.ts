// The steps before the season opens.
import type { SeededEntry } from "./shape.ts"
import { schedule, studyInJapan } from "./sources.ts"
import { months } from "./when.ts"

export const preparing: readonly SeededEntry[] = [
  {
    id: "self-analysis",
    kind: "step",
    phase: "self-analysis",
    title: { en: "Find out what you want to say about yourself", ja: "自己分析をする" },
    summary: {
      en: "Write down five things you did and why you did them. Two hours are enough for the first list.",
      ja: "これまでにしたことを5つ、理由と一緒に書き出しましょう。最初は2時間で十分です。",
    },
    body: {
      en: "Every form and every interview asks the same three things: what you did, why, and what you learned. Students who write this down early save weeks later.\n\n- Five things you did, each in three lines: what, why, what changed.\n- Two or three words that others use about you. Ask a friend and someone at your part-time job.\n- One sentence about why you want to work in Japan.\n\nIt does not have to be finished. You will change it after every internship and interview.",
      ja: "ESでも面接でも、聞かれることは同じです。何をしたか、なぜしたか、何を学んだか。早めに書いておくと、あとが楽になります。\n\n- したことを5つ。「何を・なぜ・何が変わったか」を3行ずつ\n- まわりの人から見た自分。友だちやアルバイト先の人に聞いてみる\n- 日本で働きたい理由を1文で\n\n最初から完成させなくて大丈夫です。インターンシップや面接のたびに書き直していきます。",
    },
    helps: [
      ["article", "self-analysis"],
      ["course", "self-introduction"],
      ["tip", "three-words-for-my-work"],
      ["topic", "self-analysis"],
    ],
    sources: [studyInJapan],
    dates: months(4, 7),
  },
  {
    id: "summer-internships",
    kind: "step",
    phase: "internship",
    title: { en: "Apply for summer internships", ja: "夏のインターンシップに応募する" },
    summary: {
      en: "Choose three programmes and send the forms. Many close in June and July.",
      ja: "プログラムを3つ選んで応募しましょう。6月から7月に締め切るところが多いです。",
    },
    body: {
      en: "In a survey that the government published in December 2025, about 70% of final-year students had joined an internship or a similar programme, mainly from July of the year before. About 70% of them were then told about an early selection.\n\nOne good programme teaches you more than ten one-day events. If you did not get in anywhere, apply again for autumn and winter: there are fewer applicants.\n\nIf the internship is paid, check your permission for part-time work first.",
      ja: "2025年12月に政府が公表した調査では、最終学年の学生の約7割がインターンシップなどに参加していて、参加は前の年の7月ごろから本格化しています。参加した人の約7割は、そのあと早期選考の案内を受けました。\n\n1日だけのイベントに10回出るより、よいプログラムに1つ参加するほうが学べます。夏に通らなかったら、応募する人が少ない秋と冬にもう一度挑戦しましょう。\n\n報酬のあるインターンシップは、先に資格外活動許可を確認してください。",
    },
    helps: [
      ["article", "internships"],
      ["tip", "look-at-the-boots"],
      ["topic", "internships"],
    ],
    sources: [schedule],
    dates: months(5, 8),
  },
  {
    id: "industry-research",
    kind: "step",
    phase: "research",
    title: {
      en: "Choose two or three industries and list 20 companies",
      ja: "業界を2つか3つに絞り、会社を20社書き出す",
    },
    summary: {
      en: "Half of the list should be companies that sell to other companies: fewer people apply there.",
      ja: "リストの半分は、企業を相手に仕事をしている会社にしましょう。応募する人が少ないからです。",
    },
    body: {
      en: "A list of 20 companies is your plan for the next half year. For each one write three lines: what it sells, to whom, and where somebody like you would work.\n\n- Look for companies that have hired international students before.\n- Ask a senpai in the industry one question that no website answers.\n- Cross out and add every month. The list is never finished.",
      ja: "20社のリストが、これから半年の計画になります。1社につき3行、「何を」「だれに売っているか」「自分はどこで働けそうか」を書きましょう。\n\n- 留学生を採用したことがある会社を探す\n- その業界の先輩に、サイトには書いていないことを1つ聞く\n- 毎月、消したり足したりする。完成はしないものです",
    },
    helps: [
      ["article", "industry-research"],
      ["article", "ob-og-visits"],
      ["tip", "ask-what-they-do-on-tuesday"],
      ["topic", "companies"],
    ],
    sources: [studyInJapan],
    dates: months(9, 12),
  },
  {
    id: "winter-internships",
    kind: "step",
    phase: "internship",
    title: { en: "Apply for winter internships", ja: "冬のインターンシップに応募する" },
    summary: {
      en: "Forms for January and February often close in November and December. Send three this month.",
      ja: "1月・2月のプログラムは、11月から12月に締め切ることがよくあります。今月中に3社に応募しましょう。",
    },
    body: {
      en: "Winter programmes are the last ones before the season opens on 1 March, and many companies invite those who joined to an early selection.\n\nThere is one official exception to the date of June: a student whom a company judges to have strong expert knowledge, seen in a specialist internship of two weeks or more in or after the spring vacation, may go on to selection earlier.",
      ja: "冬のプログラムは、3月1日に広報活動が始まる前の最後の機会です。参加した人を早期選考に案内する会社も多くあります。\n\n6月という日程には例外が1つあります。春休み以降に行われる2週間以上の「専門活用型インターンシップ」で、高い専門性があると判断された学生は、6月より前に選考へ進めます。",
    },
    helps: [
      ["article", "internships"],
      ["past-event", "from-the-laboratory"],
      ["tip", "autumn-exists"],
      ["topic", "internships"],
    ],
    sources: [schedule],
    dates: months(11, 14),
  },
  {
    id: "ask-about-october",
    kind: "step",
    phase: "research",
    title: {
      en: "Ask ten companies when September graduates start",
      ja: "9月卒業の入社時期を10社に聞く",
    },
    summary: {
      en: "Send one short email: can I apply with the class of next March, and would I start in October or April?",
      ja: "短いメールで2つ聞きましょう。来年3月卒業の人と同じ募集に応募できるか、入社は10月か4月か。",
    },
    body: {
      en: "Some companies count you with those who graduate the next March, others as already graduated. Some have an October intake, most have only April. One email before you fill in the form saves both sides time.\n\nIf you start in April, you need a status of residence for the half year in between. Ask early.",
      ja: "9月に卒業する人を、翌年3月に卒業する人と同じように扱う会社もあれば、既卒として扱う会社もあります。10月入社がある会社もありますが、4月だけの会社のほうが多いです。書類を書く前にメールで聞くと、おたがいの時間が無駄になりません。\n\n4月入社の場合は、卒業してから入社するまでの半年間の在留資格が必要です。早めに確認しましょう。",
    },
    helps: [
      ["article", "schedule-september-graduates"],
      ["tip", "the-half-year-between"],
      ["topic", "offers"],
    ],
    sources: [studyInJapan, schedule],
    dates: months(10, 12, { season: "september" }),
  },
  {
    id: "web-test-practice",
    kind: "step",
    phase: "web-test",
    title: { en: "Practise web tests: SPI and Tamatebako", ja: "SPI・玉手箱などのWebテストを練習する" },
    summary: {
      en: "30 minutes a day with a timer. Begin with the non-verbal part: you know the mathematics already.",
      ja: "1日30分、時間を計って練習しましょう。数学の力が使える非言語から始めるのがおすすめです。",
    },
    body: {
      en: "Web tests come right after the entry sheet, often with a deadline of a few days. There is no fixed date: the company sends you an ID, and you book a place and time yourself.\n\nAt a test centre a result of the past year can be sent to other companies. Seats near universities fill up before big deadlines, so book in the first two days.",
      ja: "WebテストはESのすぐあとにあり、締め切りまで数日しかないこともあります。決まった試験日はありません。会社から届くIDを使って、自分で会場と時間を予約します。\n\nテストセンターの結果は、1年以内ならほかの会社にも送れます。大きな締め切りの前は大学の近くの会場がすぐに埋まるので、案内が来たら2日以内に予約しましょう。",
    },
    helps: [
      ["article", "spi-and-web-tests"],
      ["course", "web-tests"],
      ["past-event", "spi-mock-evening"],
      ["tip", "maths-at-full-speed"],
      ["topic", "aptitude-tests"],
    ],
    sources: [studyInJapan],
    dates: months(12, 15),
  },
  {
    id: "first-entry-sheet",
    kind: "step",
    phase: "entry-sheet",
    title: { en: "Write your first entry sheet", ja: "最初のESを書く" },
    summary: {
      en: "One answer about yourself, one about what you worked hard on. Show both to your career centre.",
      ja: "自己PRと「力を入れたこと」を1つずつ書いて、キャリアセンターで見てもらいましょう。",
    },
    body: {
      en: "Two good answers carry you through most forms. Only the reason for applying is new for each company.\n\nLet two people read them: somebody who corrects your Japanese, and somebody who knows the work. In Ask Senpai you can ask the second kind.",
      ja: "しっかりした答えが2つあれば、ほとんどのESに使えます。会社ごとに書き直すのは志望動機だけです。\n\n2人に読んでもらいましょう。日本語を直してくれる人と、その仕事を知っている人です。仕事のことは、先輩に相談できます。",
    },
    helps: [
      ["article", "entry-sheet"],
      ["course", "entry-sheet"],
      ["past-event", "entry-sheet-clinic"],
      ["tip", "say-no-to-perfect"],
      ["topic", "entry-sheets"],
    ],
    sources: [studyInJapan],
    dates: months(13, 14),
  },
]
