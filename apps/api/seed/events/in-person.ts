// The demo's events at a venue.
import type { DemoEvent } from "./shape.ts"

const adaeze = { by: "adaeze-eze", about: { en: "Consultant, Tokyo", ja: "コンサルタント・東京" } }
const minjun = { by: "minjun-park", about: { en: "Game planner, Fukuoka", ja: "ゲームプランナー・福岡" } }
const chayanee = { by: "chayanee-suksai", about: { en: "Food development, Osaka", ja: "食品の開発・大阪" } }
const nuwan = { by: "nuwan-perera", about: { en: "Production engineer, Aichi", ja: "生産技術・愛知" } }
const jiaxin = { by: "jiaxin-li", about: { en: "Finance, Yokohama", ja: "金融・横浜" } }
const zarina = { by: "zarina-yusupova", about: { en: "Travel planning, Kanazawa", ja: "旅行の企画・金沢" } }
const camille = { by: "camille-laurent", about: { en: "UX designer, Tokyo", ja: "UXデザイナー・東京" } }
const prakash = { by: "prakash-gurung", about: { en: "Logistics, Nagoya", ja: "物流・名古屋" } }

export const inPerson: readonly DemoEvent[] = [
  {
    key: "mock-interviews-tokyo",
    kind: "workshop",
    topics: ["interviews"],
    format: "in-person",
    prefecture: "13",
    venue: { en: "Shirube studio, 3F, Iidabashi", ja: "しるべスタジオ3階（飯田橋）" },
    spoken: ["ja"],
    level: "n3",
    audience: "verified",
    sessions: [[11, "14:00", "17:00", 6]],
    speakers: [adaeze, jiaxin],
    coming: 8,
    title: { en: "Mock interviews, twelve minutes each", ja: "模擬面接：一人12分" },
    summary: {
      en: "Knock, sit, answer, leave, and hear at once what worked. Six seats, two interviewers, and tea afterwards.",
      ja: "ノックから退室まで練習し、その場で感想を聞ける会です。定員6人、面接官2人。終わったらお茶にしましょう。",
    },
    body: {
      en: `Wear what you would wear to an interview, or come as you are.

## What happens

1. You wait outside, knock and come in
2. Eight minutes of questions that every company asks
3. Four minutes in which you hear two things that were good and one to change

The others watch, and learn as much. If you can’t come, please cancel early: the waiting list is long.`,
      ja: `スーツでも、ふだんの服でも構いません。

## 当日の流れ

1. 外で待ち、ノックして入室します
2. よく聞かれる質問に8分答えます
3. よかったこと二つと、直したいこと一つを4分で聞きます

ほかの方の面接を見ることも勉強になります。参加できなくなったときは、早めにキャンセルをお願いします。待っている方がいます。`,
    },
  },
  {
    key: "open-lab-osaka",
    kind: "panel",
    topics: ["daily-work", "companies"],
    host: {
      kind: "university",
      name: { en: "Naniwa Career Centre (example)", ja: "なにわキャリアセンター（例）" },
    },
    format: "both",
    prefecture: "27",
    venue: { en: "Naniwa Hall, Room 204, Umeda", ja: "なにわホール204号室（梅田）" },
    entrance: {
      en: "Use the side door next to the bicycle parking, then take the lift to the 2nd floor. The main door is closed on weekends.",
      ja: "駐輪場の横の通用口から入り、エレベーターで2階へお越しください。休日は正面玄関が閉まっています。",
    },
    spoken: ["ja", "en"],
    level: "n4",
    audience: "anyone",
    sessions: [[15, "15:00", "17:00", 45]],
    speakers: [chayanee, nuwan],
    coming: 9,
    listed: 6,
    title: {
      en: "Making things in Japan: a food developer and an engineer",
      ja: "日本でものをつくる：食品の開発者と生産技術の先輩",
    },
    summary: {
      en: "What you do all day when you develop sauces, or keep machines running at night. In the room in Osaka, or online.",
      ja: "ソースを開発する一日、夜も動く機械を守る一日。大阪の会場でも、オンラインでも参加できます。",
    },
    body: {
      en: `Both senpai speak easy Japanese; questions in English are translated in the room.

- A day at work, hour by hour
- What they studied, and what of it they use
- Factories, shifts, helmets and hijab: what to ask before you sign

There is time to talk after the panel. The online stream ends at five.`,
      ja: `やさしい日本語で話します。英語の質問は、会場で日本語にします。

- 一日の仕事を1時間ごとに
- 大学で学んだことと、いま使っていること
- 工場、シフト、服装。契約の前に聞いておくこと

終了後、会場では登壇者と話す時間があります。オンラインは17時までです。`,
    },
  },
  {
    key: "game-planning-fukuoka",
    kind: "talk",
    topics: ["companies", "internships"],
    host: { kind: "company", name: { en: "Minato Games (example)", ja: "ミナトゲームズ（例）" } },
    format: "in-person",
    prefecture: "40",
    venue: { en: "Hakata Station Lounge B", ja: "博多駅ラウンジB" },
    spoken: ["ja"],
    level: "n2",
    audience: "members",
    closesDaysBefore: 3,
    sessions: [[22, "18:30", "20:00", 25]],
    speakers: [minjun],
    questions: [
      {
        key: "why",
        isRequired: true,
        label: { en: "Which game would you change, and how?", ja: "どのゲームの何を変えてみたいですか。" },
      },
    ],
    title: {
      en: "Why the third boss is too hard: an evening about game planning",
      ja: "3番目のボスはなぜ強すぎるのか：ゲーム企画の夜",
    },
    summary: {
      en: "A planner shows how a rule becomes a number, and what an internship in a game company looks like.",
      ja: "ルールが数字になるまで。ゲームプランナーの仕事と、ゲーム会社のインターンシップについて話します。",
    },
    body: {
      en: `The talk is in Japanese at about N2. You will get one problem of balance to solve in groups; no programming needed.

The company takes part and sees what you agree to when you register. It does not hire at this event.`,
      ja: `日本語（N2くらい）で行います。グループで、ゲームのバランスの問題を一つ解いてみます。プログラミングの知識はいりません。

会社の方も参加します。申し込みのときに同意した情報だけが、会社に伝わります。この会では採用選考は行いません。`,
    },
  },
  {
    key: "portfolio-night-tokyo",
    kind: "workshop",
    topics: ["entry-sheets", "interviews"],
    format: "in-person",
    prefecture: "13",
    venue: { en: "Shirube studio, 3F, Iidabashi", ja: "しるべスタジオ3階（飯田橋）" },
    spoken: ["en"],
    level: "none",
    audience: "members",
    sessions: [[29, "18:30", "20:30", 10]],
    speakers: [camille],
    coming: 8,
    title: { en: "Portfolio night: three projects are enough", ja: "ポートフォリオの夜：作品は三つで十分" },
    summary: {
      en: "Bring what you have made, finished or not. A designer looks at it with you and says what she thinks.",
      ja: "つくったものを、途中でもいいので持ってきてください。デザイナーのカミーユさんが一緒に見て、率直に話します。",
    },
    body: {
      en: `For designers, and for everybody who has something to show: an app, a video, a poster for a club.

Ten minutes each. You explain what the problem was, what you decided, and what you would do differently. In English.`,
      ja: `デザイナーだけでなく、アプリ、映像、サークルのポスターなど、見せたいものがある方ならだれでも参加できます。

一人10分です。何が問題だったか、何を決めたか、次はどうするかを話してください。英語で行います。`,
    },
  },
  {
    key: "nagoya-part-time-to-full-time",
    kind: "question-time",
    topics: ["daily-work", "japanese-at-work"],
    format: "in-person",
    prefecture: "23",
    venue: { en: "Sakae Community Room 5", ja: "栄コミュニティルーム5" },
    spoken: ["ja"],
    level: "n4",
    audience: "anyone",
    sessions: [[36, "13:00", "15:00", 30]],
    speakers: [prakash],
    title: {
      en: "From a language school to an office: ask Prakash",
      ja: "日本語学校から会社員へ：プラカシュさんに聞く",
    },
    summary: {
      en: "A language school, a newspaper round, and 62,000 yen in the bank on his first day at work. Ask him about money, Japanese and the first contract, in easy Japanese.",
      ja: "新聞配達をしながら日本語学校に通い、貯金6万2千円で社会人になったプラカシュさん。お金のこと、日本語のこと、初めての契約のことを、やさしい日本語で聞けます。",
    },
    body: {
      en: `No slides. Chairs in a circle, and two hours.

Students of language schools and vocational schools are very welcome. You may write your question on a card if you do not want to ask aloud.`,
      ja: `スライドはありません。いすを丸く並べて、2時間話します。

日本語学校や専門学校の学生も、ぜひ来てください。声に出して聞きにくい質問は、カードに書けます。`,
    },
  },
  {
    key: "small-companies-kanazawa",
    kind: "panel",
    topics: ["internships", "companies"],
    host: { kind: "university", name: { en: "Kaga Student Hub (example)", ja: "かが学生ハブ（例）" } },
    format: "both",
    prefecture: "17",
    venue: { en: "Kaga Student Hub, Katamachi", ja: "かが学生ハブ（片町）" },
    entrance: {
      en: "Ring the bell marked “Hub” at the glass door.",
      ja: "ガラスのドアの横にある「ハブ」の呼び鈴を押してください。",
    },
    spoken: ["ja"],
    level: "n3",
    audience: "members",
    sessions: [[44, "14:00", "16:00", 40]],
    speakers: [zarina],
    title: {
      en: "Twenty-eight colleagues: why I chose a small company",
      ja: "同僚は28人：小さな会社を選んだ理由",
    },
    summary: {
      en: "Zarina met her company at an internship. What a small company offers, what it does not, and how to find one outside Tokyo.",
      ja: "インターンシップで会社と出会ったザリナさん。小さな会社のよいところ、足りないところ、東京以外での探し方を話します。",
    },
    body: {
      en: `In the room in Kanazawa, or online. In Japanese, with a sheet of words in English.

- A day in a company where everybody knows your name
- Salary, holidays, training: which questions are fine to ask, and when
- How to write to a company that has no page for international students`,
      ja: `金沢の会場でも、オンラインでも参加できます。日本語で行い、英語の単語表を配ります。

- みんなが名前を知っている会社の一日
- 給与、休み、研修。いつ、どう聞けばよいか
- 留学生向けのページがない会社への連絡のしかた`,
    },
  },
]
