import type { PastEvent } from "../shape.ts"
import {
  cardFees,
  fromStudentToWork,
  gijinkoku,
  informationCentre,
  leavingSchool,
  partTime,
} from "../sources.ts"

export const visaQuestionTime: PastEvent = {
  key: "visa-question-time",
  daysBefore: 12,
  kind: "question-time",
  topics: ["visa", "offers"],
  speakers: ["linh-tran", "siti-rahma"],
  title: {
    en: "Offer in hand: one evening of questions about your status of residence",
    ja: "内定をもらったら：在留資格の質問に答える夜",
  },
  sources: [fromStudentToWork, gijinkoku, cardFees, partTime, leavingSchool, informationCentre],
  summary: {
    en: `Forty-one students with an offer came together online for one hour. Linh, a software engineer, and Siti, who works at the front desk of a hotel, told how they changed their status of residence and then answered questions until the hour was over.

## What both of them would do again

- **Ask HR in October.** Both wrote a short email: who prepares which documents, and which category is the company? Both had an answer within a week.
- **Apply in December.** For an April start the Immigration Services Agency asks for applications between 1 December and the end of January; in 2027 that means by Friday 29 January at the counter, because the 31st is a Sunday. Linh applied on 4 December and had her postcard in February. Siti waited until 28 January and collected her card on 30 March. “I aged a year,” she said.
- **Describe the job in detail.** Siti’s hotel wrote down what share of the week she spends on guests from abroad, on translation and on planning. The office asked nothing more.

## What has changed since then

The fees rose on 1 October 2026 and now depend on the period you receive: one year costs 33,000 yen at the window and 27,000 yen online. Since 1 December 2025 graduates of a Japanese university may leave out many documents, even when the company is small. And since 15 April 2026 some people whose main work is dealing with people by language have to prove their level, if the company is category 3 or 4. (As last seen on 15 November 2026 on the pages of the agency, which this page lists. Look there before you apply.)

## What we took home

Nobody’s case is the same, and no senpai can decide it. If yours has a gap, a change of subject or a problem in the past, call the Immigration Information Center before you apply: **0570-013904**, weekdays 8:30 to 17:15, in seventeen languages. The call is the shortest part of the whole story.`,
    ja: `内定をもらった学生41人が、オンラインで1時間集まりました。ソフトウェアエンジニアのリンさんと、ホテルのフロントで働くシティさんが、在留資格を変えたときの経験を話し、残りの時間いっぱい質問に答えました。

## 二人とも「またそうする」と言ったこと

- **10月に人事に聞く。** 二人とも短いメールを送りました。書類はだれが用意するか、会社のカテゴリーはいくつか。どちらも1週間以内に返事がありました。
- **12月に申請する。** 4月入社の場合、入管庁は12月1日から1月末までの申請を呼びかけています。2027年の1月31日は日曜日なので、窓口では29日の金曜日までです。リンさんは12月4日に申請し、2月にはがきが届きました。シティさんは1月28日に申請し、カードを受け取ったのは3月30日。「1歳年を取った気分でした」と話していました。
- **仕事の内容を詳しく書く。** シティさんのホテルは、外国からのお客様の対応、翻訳、企画に、それぞれ週のどのくらいを使うかを書いてくれました。追加の質問はありませんでした。

## そのころから変わったこと

手数料は2026年10月1日に上がり、もらう在留期間によって変わるようになりました。1年なら、窓口で33,000円、オンラインで27,000円です。2025年12月1日からは、日本の大学を卒業する人は、小さい会社でも多くの書類を省略できます。2026年4月15日からは、言葉を使って人と接する仕事が中心で、会社がカテゴリー3か4の場合に、言葉の証明が必要になりました（2026年11月15日に入管庁のページで見た内容です。出典はこのページにあります。申請の前に確認してください）。

## 持ち帰ったこと

同じケースは一つもなく、先輩が答えを決めることもできません。空白の期間がある、専攻が変わった、以前に問題があったという人は、申請の前にインフォメーションセンターへ電話してください。**0570-013904**、平日8時30分から17時15分、17の言語で話せます。全部の手続きの中で、電話が一番早く終わります。`,
  },
  questions: [
    {
      question: {
        en: "My offer letter came in October, but the company has never hired a foreigner. Who knows what to do?",
        ja: "10月に内定をもらいましたが、会社は外国人を採用するのが初めてです。だれが手続きを知っていますか。",
      },
      answer: {
        en: "Siti: Bring them the page of the Immigration Services Agency for students who change to a working status, with the list marked. My HR was glad not to have to look for it.",
        ja: "シティ：「留学」から変更する人のための入管庁のページを、必要なところに印をつけて渡しましょう。うちの人事は、探さずにすんで喜んでいました。",
      },
    },
    {
      question: {
        en: "May I start with paid online training in March, before I have the card?",
        ja: "カードを受け取る前の3月に、給料の出るオンライン研修を始めてもいいですか。",
      },
      answer: {
        en: "Linh: Before graduation it counts as part-time work, inside your 28 hours. After you leave the school the permission has ended, so no. Ask to move the training.",
        ja: "リン：卒業までは、アルバイトと同じで28時間に入ります。学校を離れたあとは許可が終わっているので、できません。研修の日を相談してください。",
      },
    },
    {
      question: { en: "Does the company pay the fee?", ja: "手数料は会社が払ってくれますか。" },
      answer: {
        en: "Linh: There is no rule that it must. Mine paid because I asked, Siti paid herself. Ask before you apply, because the amount is no longer small.",
        ja: "リン：必ず払うという決まりはありません。私の会社は聞いたら払ってくれました。シティさんは自分で払いました。金額が大きくなったので、申請の前に聞きましょう。",
      },
    },
    {
      question: {
        en: "I graduate in September and start in April. What about the half year?",
        ja: "9月に卒業して4月に入社します。その間の半年はどうなりますか。",
      },
      answer: {
        en: "Siti: You need a status for the wait, with a letter from the company. Read our article on Designated Activities, and ask your regional office early.",
        ja: "シティ：待つ間のための在留資格が必要で、会社の書類もいります。「特定活動」の記事を読んで、早めに地方の入管に聞いてください。",
      },
    },
    {
      question: {
        en: "My subject is literature and the job is in IT. Will that be a problem?",
        ja: "専攻は文学で、仕事はITです。問題になりますか。",
      },
      answer: {
        en: "Linh: For university graduates the link is judged flexibly, but it is judged. Write down which knowledge you will use, and call the centre if you are unsure.",
        ja: "リン：大学を卒業する人は柔軟に判断されますが、関係がなくてよいわけではありません。どの知識を使うかを書き、心配ならセンターに電話しましょう。",
      },
    },
  ],
  slides: [
    {
      title: { en: "The road to April", ja: "4月までの道のり" },
      points: [
        { en: "October: ask HR who prepares what", ja: "10月：書類の分担を人事に聞く" },
        { en: "November: order the expected graduation certificate", ja: "11月：卒業見込証明書を申し込む" },
        {
          en: "1 December to 29 January 2027: apply (online: to 31 January)",
          ja: "12月1日〜2027年1月29日：申請する（オンラインは31日まで）",
        },
        {
          en: "March: graduate, show the certificate, collect the card",
          ja: "3月：卒業し、証明書を見せてカードを受け取る",
        },
        {
          en: "Within 14 days: tell immigration that you have left school",
          ja: "卒業から14日以内：入管に届け出る",
        },
      ],
    },
    {
      title: { en: "Who prepares what", ja: "書類の分担" },
      points: [
        {
          en: "You: form, photo 4 × 3 cm, passport and card to show, certificate",
          ja: "自分：申請書、写真（4cm×3cm）、パスポートとカード（見せる）、証明書",
        },
        {
          en: "Company: its pages of the form, proof of its category",
          ja: "会社：会社用のページ、カテゴリーの証明",
        },
        {
          en: "Since 1 December 2025: fewer documents for graduates of a Japanese university",
          ja: "2025年12月1日から：日本の大学の卒業生は書類が少ない",
        },
      ],
    },
    {
      title: { en: "Fees since 1 October 2026", ja: "2026年10月1日からの手数料" },
      points: [
        { en: "1 year: 33,000 yen, online 27,000", ja: "1年：33,000円（オンライン27,000円）" },
        { en: "3 years: 64,000 yen, online 56,000", ja: "3年：64,000円（オンライン56,000円）" },
        { en: "5 years: 75,000 yen, online 65,000", ja: "5年：75,000円（オンライン65,000円）" },
        { en: "What counts is the day your application is received", ja: "基準は、申請が受け付けられた日" },
        {
          en: "Immigration Services Agency, seen 15 November 2026: look again before you apply",
          ja: "2026年11月15日に入管庁のページで確認。申請の前に、もう一度確認する",
        },
      ],
    },
    {
      title: { en: "Where to ask", ja: "相談できる所" },
      points: [
        {
          en: "Immigration Information Center: 0570-013904, weekdays 8:30–17:15",
          ja: "インフォメーションセンター：0570-013904（平日8時30分〜17時15分）",
        },
        {
          en: "FRESC, Tokyo: 0570-011000, weekdays 9:00–17:00",
          ja: "FRESC（東京）：0570-011000（平日9時〜17時）",
        },
        { en: "Your career centre", ja: "キャリアセンター" },
      ],
    },
  ],
  recording: {
    spoken: "en",
    scenes: [
      {
        title: { en: "Why we met", ja: "この会について" },
        sentences: [
          {
            en: "Good evening, and thank you for coming. This is a short version of our hour about the status of residence.",
            ja: "こんばんは。ご参加ありがとうございます。これは、在留資格についての1時間を短くまとめたものです。",
          },
          {
            en: "Siti and I are not officials. We can only tell you what we did, and where the rules are written.",
            ja: "シティさんも私も、役所の者ではありません。自分たちの経験と、決まりが書かれている場所をお伝えします。",
            point: {
              en: "Our experience, and where the rules are",
              ja: "私たちの経験と、決まりの書かれた場所",
            },
          },
        ],
      },
      {
        title: { en: "The most important date", ja: "一番大切な日付" },
        sentences: [
          {
            en: "If you start in April, apply between the first of December and the end of January.",
            ja: "4月入社の人は、12月1日から1月末までに申請しましょう。",
            point: { en: "1 December to the end of January", ja: "12月1日から1月末まで" },
          },
          {
            en: "In 2027 the thirty first is a Sunday. So at the counter it is Friday the twenty ninth.",
            ja: "2027年の1月31日は日曜日なので、窓口では29日の金曜日までです。",
            say: "In twenty twenty seven, the thirty first is a Sunday. So at the counter, it is Friday the twenty ninth.",
            point: {
              en: "2027: counter by Fri 29 January, online by the 31st",
              ja: "2027年：窓口は1月29日（金）、オンラインは31日まで",
            },
          },
          {
            en: "I applied on the fourth of December, and my postcard came in February.",
            ja: "私は12月4日に申請して、2月にはがきが届きました。",
            point: { en: "Linh: 4 December → February", ja: "リン：12月4日 → 2月" },
          },
          {
            en: "Siti applied on the twenty eighth of January, and held her card on the thirtieth of March. She says that she aged a year.",
            ja: "シティさんは1月28日に申請して、カードを受け取ったのは3月30日。1歳年を取った気分だったそうです。",
            point: { en: "Siti: 28 January → 30 March", ja: "シティ：1月28日 → 3月30日" },
          },
        ],
      },
      {
        title: { en: "What changed in 2026", ja: "2026年に変わったこと" },
        sentences: [
          {
            en: "Since the first of October the fee depends on the period that you receive. One year costs thirty three thousand yen at the window, and twenty seven thousand online.",
            ja: "10月1日から、手数料はもらう在留期間によって変わります。1年なら窓口で33,000円、オンラインで27,000円です。",
            point: { en: "1 year: 33,000 yen, online 27,000", ja: "1年：33,000円、オンライン27,000円" },
          },
          {
            en: "And since April some jobs need a proof of language. Most graduates of a Japanese university already have it.",
            ja: "また4月からは、一部の仕事で言葉の証明が必要です。日本の大学を卒業する人の多くは、もう条件を満たしています。",
            point: { en: "Language proof for some jobs", ja: "一部の仕事で言葉の証明" },
          },
          {
            en: "Both rules are new and may change. Look at the agency’s pages before you apply.",
            ja: "どちらも新しい決まりで、変わることがあります。申請の前に、入管庁のページを見てください。",
            point: { en: "Check the agency's pages before you apply", ja: "申請の前に入管庁のページを確認" },
          },
        ],
      },
      {
        title: { en: "The question we heard most", ja: "一番多かった質問" },
        sentences: [
          {
            en: "The question we heard most was this. My company has never hired a foreigner. What shall I do?",
            ja: "一番多かったのは、「会社が外国人を採用するのが初めてです。どうすればいいですか」という質問でした。",
          },
          {
            en: "Print the page for students from the Immigration Services Agency, mark the company’s part, and hand it to HR.",
            ja: "入管庁の学生向けのページを印刷し、会社の部分に印をつけて、人事に渡してください。",
            point: { en: "Mark the company's part, hand it to HR", ja: "会社の部分に印をつけて人事へ" },
          },
          {
            en: "And if your case is unusual, call the Immigration Information Center before you apply. The number is on the screen.",
            ja: "特別な事情がある人は、申請の前にインフォメーションセンターへ電話しましょう。番号は画面のとおりです。",
            point: { en: "0570-013904, weekdays 8:30–17:15", ja: "0570-013904（平日8時30分〜17時15分）" },
          },
          {
            en: "Good luck. We look forward to seeing you in April.",
            ja: "うまくいきますように。4月に会えるのを楽しみにしています。",
          },
        ],
      },
    ],
  },
}
