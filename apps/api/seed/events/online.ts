// The demo's online events; some also have a venue.
import type { DemoEvent } from "./shape.ts"

const linh = {
  by: "linh-tran",
  about: { en: "Software engineer, Tokyo", ja: "ソフトウェアエンジニア・東京" },
}
const siti = { by: "siti-rahma", about: { en: "Hotel front office, Kyoto", ja: "ホテルのフロント・京都" } }
const maria = { by: "maria-santos", about: { en: "Recruiter, staffing company", ja: "人材会社の採用担当" } }
const emily = {
  by: "emily-carter",
  about: { en: "Customer success, Saitama", ja: "カスタマーサクセス・埼玉" },
}
const anjali = {
  by: "anjali-menon",
  about: { en: "Data scientist, Tokyo", ja: "データサイエンティスト・東京" },
}
const wei = { by: "wei-chen", about: { en: "Trading company, Tokyo", ja: "商社・東京" } }
const mai = { by: "mai-phuong", about: { en: "Audit firm, Osaka", ja: "監査法人・大阪" } }
const omar = { by: "omar-haddad", about: { en: "Renewable energy, Fukuoka", ja: "再生可能エネルギー・福岡" } }

export const online: readonly DemoEvent[] = [
  {
    key: "first-steps-evening",
    kind: "talk",
    topics: ["self-analysis", "companies"],
    format: "online",
    spoken: ["en"],
    level: "none",
    audience: "anyone",
    sessions: [[5, "19:00", "20:30", 80]],
    speakers: [wei, emily],
    coming: 6,
    title: {
      en: "Where do I begin? Job-hunting in Japan from zero",
      ja: "何から始める？ゼロからの就活",
    },
    summary: {
      en: "For students who have heard the word shukatsu and not much more. Two senpai show the whole road in forty minutes, and then answer what you want to know.",
      ja: "「就活」という言葉は知っているけれど、何をするのかはまだよくわからない。そんな方のための会です。先輩二人が全体の流れを40分で話し、残りの時間は質問に答えます。",
    },
    body: {
      en: `You do not need to prepare anything. Bring a pen and the month of your graduation.

## What we talk about

- The year from industry research to the first day at work, on one page
- What Wei did too late, and what Emily did not do at all
- Which three things are worth doing in the next seven days

## How it works

We speak for forty minutes. After that you can ask by voice or by chat. You may leave your camera off.`,
      ja: `準備するものはありません。卒業する年と月だけ、確認しておいてください。

## 話すこと

- 業界研究から入社の日までの1年を、1枚の図で
- ウェイさんが始めるのが遅かったこと、エミリーさんがしなかったこと
- これから7日間でしておきたい三つのこと

## 進め方

はじめの40分は先輩が話します。そのあとは、声でもチャットでも質問できます。カメラはオフで大丈夫です。英語で行います。`,
    },
  },
  {
    key: "es-in-one-evening",
    kind: "workshop",
    topics: ["entry-sheets"],
    format: "online",
    spoken: ["ja"],
    level: "n3",
    audience: "members",
    sessions: [
      [9, "19:30", "21:00", 24],
      [16, "19:30", "21:00", 24],
    ],
    speakers: [maria],
    questions: [
      {
        key: "stage",
        isRequired: true,
        label: { en: "How far is your entry sheet?", ja: "ESはどこまで書けていますか。" },
        choices: [
          { key: "nothing", label: { en: "Nothing yet", ja: "まだ書いていない" } },
          { key: "draft", label: { en: "A first draft", ja: "下書きがある" } },
          { key: "sent", label: { en: "I have sent some", ja: "もう出したことがある" } },
        ],
      },
      {
        key: "wish",
        isRequired: false,
        label: {
          en: "What would you like to ask the recruiter?",
          ja: "採用担当に聞いてみたいことは何ですか。",
        },
      },
    ],
    coming: 4,
    title: {
      en: "Gakuchika in one evening: write 200 characters with a recruiter",
      ja: "一晩で書くガクチカ：採用担当と200字を仕上げる",
    },
    summary: {
      en: "You arrive with one experience and leave with 200 characters in Japanese that you can send. A recruiter reads with you and says what she sees first.",
      ja: "経験を一つ持ってきて、200字の文章を持って帰る会です。採用担当のマリアさんが一緒に読み、最初にどこを見るかを話します。",
    },
    body: {
      en: `The workshop is in Japanese. You need about N3 to follow, and nobody counts mistakes.

## The evening

1. **Ten minutes:** what a recruiter reads in the first ten seconds
2. **Thirty minutes:** you write, with a frame that we give you
3. **Thirty minutes:** in groups of four you read to each other
4. **The rest:** Maria reads three texts aloud, if their writers want that

Choose one of two dates; both are the same.`,
      ja: `ワークショップは日本語で行います。N3くらいから参加できます。間違いを数える人はいません。

## 当日の流れ

1. **10分：** 採用担当が最初の10秒で見るところ
2. **30分：** 型に沿って書いてみる
3. **30分：** 4人のグループで読み合う
4. **残りの時間：** 希望する方の文章を、マリアさんが3本読みます

二つの日程から選べます。内容はどちらも同じです。`,
    },
  },
  {
    key: "visa-questions-december",
    kind: "question-time",
    topics: ["visa", "offers"],
    format: "online",
    spoken: ["en", "ja"],
    level: "none",
    audience: "verified",
    closesDaysBefore: 1,
    sessions: [[13, "18:30", "20:00", 60]],
    speakers: [linh, siti],
    coming: 3,
    title: {
      en: "After the offer: questions about changing your status of residence",
      ja: "内定のあとに：在留資格の変更についての質問会",
    },
    summary: {
      en: "Two senpai tell how they changed from Student to a working status: who prepared what, how long it took, and what they would do earlier.",
      ja: "「留学」から働くための在留資格へ。だれが何を用意したか、どのくらいかかったか、もっと早くしておけばよかったことは何か。先輩二人が経験を話します。",
    },
    body: {
      en: `For verified students who have an offer or expect one. Ask in English or in Japanese.

## Please know

- Linh and Siti tell of their own experience. They are not lawyers, and nobody here decides your case.
- For your own case, the Immigration Information Center answers by telephone: **0570-013904**, weekdays 8:30 to 17:15.
- Do not show your residence card or its number to anybody in the meeting.

Before you come, read our article about changing your status; then we have more time for what is not written there.`,
      ja: `内定がある方、もうすぐもらえそうな方で、在学確認が済んでいる方のための会です。質問は英語でも日本語でもできます。

## お願い

- リンさんとシティさんは、自分の経験を話します。法律の専門家ではないので、一人ひとりのケースの判断はできません。
- ご自分のケースについては、外国人在留総合インフォメーションセンターに電話で聞けます。**0570-013904**、平日8時30分から17時15分です。
- 在留カードやその番号は、だれにも見せないでください。

在留資格の変更についての記事を先に読んでおくと、書かれていないことを聞く時間が増えます。`,
    },
  },
  {
    key: "data-and-research-careers",
    kind: "talk",
    topics: ["companies", "daily-work"],
    format: "online",
    spoken: ["en"],
    level: "none",
    audience: "anyone",
    sessions: [[20, "20:00", "21:15", 100]],
    speakers: [anjali],
    coming: 5,
    title: {
      en: "From the laboratory to a company: data work in Japan",
      ja: "研究室から会社へ：日本でデータの仕事をする",
    },
    summary: {
      en: "Anjali was a physicist and became a data scientist. What companies ask of people with a doctorate, and what her days look like now.",
      ja: "物理の研究者からデータサイエンティストになったアンジャリさん。博士に会社が期待すること、いまの毎日について話します。",
    },
    body: {
      en: `A talk of thirty minutes, and then questions for as long as there are any.

- How to explain a thesis to somebody who has never been in a laboratory
- English at work, Japanese at lunch: what is really needed
- Applying outside of the season of new graduates

The talk is in English.`,
      ja: `30分の講演のあと、質問がなくなるまで答えます。

- 研究室を知らない人に、論文をどう説明するか
- 仕事は英語、昼休みは日本語。本当に必要なこと
- 新卒の時期ではないときの応募

講演は英語で行います。`,
    },
  },
  {
    key: "spi-numbers-hour",
    kind: "workshop",
    topics: ["aptitude-tests"],
    format: "online",
    spoken: ["ja"],
    level: "n2",
    audience: "members",
    sessions: [[26, "19:00", "20:30", 40]],
    speakers: [mai],
    title: {
      en: "SPI numbers in ninety minutes",
      ja: "90分で解くSPI非言語",
    },
    summary: {
      en: "Percentages, speed, and the tables that take too long. Solve twelve problems together with somebody who passed the maths and nearly failed the Japanese.",
      ja: "割合、速さ、時間のかかる表の読み取り。数学は得意、国語で苦労したマイさんと一緒に12問を解きます。",
    },
    body: {
      en: `In Japanese, at about N2: the test is in Japanese too.

Bring paper. Calculators stay closed for the first half, as at a test centre. After each problem we look at the words that hide what is asked.`,
      ja: `日本語で行います（N2くらい）。紙とペンを用意してください。

前半はテストセンターと同じように、電卓を使わずに解きます。1問ごとに、何を聞かれているのかがわかりにくい言葉も確認します。`,
    },
  },
  {
    key: "september-graduates",
    kind: "question-time",
    topics: ["companies", "offers"],
    format: "online",
    spoken: ["en"],
    level: "none",
    audience: "anyone",
    sessions: [
      [33, "12:10", "12:55", 50],
      [33, "20:00", "20:45", 50],
    ],
    speakers: [omar],
    title: {
      en: "Graduating in September? The half year in between",
      ja: "9月に卒業する人へ：入社までの半年",
    },
    summary: {
      en: "Omar finished in September and began in April. How he talked about it in interviews, and what he did in the months between.",
      ja: "9月に卒業し、翌年4月に入社したオマルさん。面接での伝え方と、その間の過ごし方を話します。",
    },
    body: {
      en: `Forty-five minutes, at lunch or in the evening: choose what fits. Both are the same.

- What to write where a form asks only for March
- Companies that take people in October, and how to ask
- The months in between: ask about your status of residence early, at your university and at the Immigration Information Center`,
      ja: `昼と夜、都合のよいほうを選べます。内容は同じで、45分です。

- 3月卒業しか想定していない書類の書き方
- 10月入社を受け入れる会社と、その聞き方
- 入社までの期間の在留資格は、早めに大学とインフォメーションセンターに聞くこと

英語で行います。`,
    },
  },
]
