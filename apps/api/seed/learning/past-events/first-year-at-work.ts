import type { PastEvent } from "../shape.ts"

export const firstYearAtWork: PastEvent = {
  key: "first-year-at-work",
  daysBefore: 395,
  kind: "panel",
  topics: ["daily-work", "offers", "japanese-at-work"],
  speakers: ["yu-ting-lin", "linh-tran", "prakash-gurung"],
  title: {
    en: "The first year at work: what nobody writes on the website",
    ja: "1年目の本音：サイトには書いていないこと",
  },
  sources: [],
  summary: {
    en: `Three senpai sat down on a Friday evening and talked about their first year: Yuting from a shop counter, Linh from a software team, Prakash from a warehouse. Seventy students listened, most of them with an offer in their pocket and a question they did not dare to ask HR.

## The first week

All three remembered the same thing: nobody tells you what everybody knows. When is lunch? Who goes home first? Where do you write that you were ill? Yuting kept a list of such questions and asked one a day, always a different person. After a month she knew twenty people by name.

## The first mistake

Linh’s first code review had sixty-one comments. Prakash sent forty boxes to the wrong dock. Yuting gave a customer the wrong change and noticed it after closing. What helped each time was the same: they told somebody within ten minutes. “Bad news gets worse at night,” Prakash said. In Japanese companies the rule has a name, 報連相: report, inform, consult. None of the three had believed that it was meant so seriously.

## The first low

For Yuting it came in June, when the training was over and the shop was only a shop. For Linh in November, with the dark. For Prakash on the 20th of April, when he understood that his first pay would come in May. They spoke about it plainly: whom they called, what they ate, when it got better. The chat was silent for a while.

## What they would pack again

- Two months of living costs
- A notebook for words that no textbook has
- One person outside the company to call on Sundays
- The answer to “Why did you come to Japan?”, because it is asked every week

A short video on this page has the most important answers. The three stayed an hour longer than planned.`,
    ja: `金曜の夜、三人の先輩が1年目を振り返りました。店頭に立ったウテイさん、ソフトウェアのチームにいるリンさん、倉庫で働くプラカシュさん。聞いていたのは70人の学生です。多くは内定をもらい、人事には聞けない質問を持っていました。

## 最初の1週間

三人の記憶は同じでした。みんなが知っていることは、だれも教えてくれません。お昼は何時か。だれから帰るのか。休んだ日はどこに書くのか。ウテイさんは質問を書きためて、毎日一つずつ、違う人に聞きました。1か月で、20人の名前を覚えたそうです。

## 最初の失敗

リンさんは、初めてのコードレビューでコメントが61個。プラカシュさんは、40箱を違う出口に送りました。ウテイさんは、おつりを間違え、閉店後に気づきました。三人を救ったのは同じことです。10分以内に、だれかに話すこと。「悪い知らせは、夜のうちに育ちます」とプラカシュさん。会社では「報連相（報告・連絡・相談）」と呼ばれますが、三人とも、これほど大切だとは思っていませんでした。

## 最初の落ち込み

ウテイさんは6月。研修が終わり、毎日が同じ店になったとき。リンさんは11月、日が短くなったころ。プラカシュさんは4月20日、最初の給料が5月だと気づいた日でした。だれに電話したか、何を食べたか、いつ楽になったか。三人は飾らずに話しました。チャットは、しばらく静かでした。

## もう一度持っていくなら

- 2か月分の生活費
- 教科書にない言葉を書くノート
- 日曜日に電話できる、会社の外の人を一人
- 「どうして日本に来たの？」への答え（毎週聞かれます）

大切な答えは、このページの短い動画にまとめました。三人は、予定より1時間長く残ってくれました。`,
  },
  questions: [
    {
      question: { en: "May I go home before my boss?", ja: "上司より先に帰ってもいいですか。" },
      answer: {
        en: "Linh: In my team, yes. Ask a colleague of your own age how it is done in yours, and say “osaki ni shitsurei shimasu”.",
        ja: "リン：私のチームでは大丈夫です。同じ年ぐらいの同僚に聞いてみて、帰るときは「お先に失礼します」と言いましょう。",
      },
    },
    {
      question: {
        en: "What if the placement is not what I wanted?",
        ja: "希望と違う部署に配属されたら、どうしますか。",
      },
      answer: {
        en: "Yuting: I stood in a shop for two years. Write down one thing a day that head office does not know. It became my job.",
        ja: "ウテイ：私は2年間、店頭にいました。本社が知らないことを毎日一つ書いてください。それが今の仕事になりました。",
      },
    },
    {
      question: {
        en: "How much money do I need before the first pay?",
        ja: "最初の給料まで、お金はいくら必要ですか。",
      },
      answer: {
        en: "Prakash: Two months of living costs. Ask two dates before you join: the first payday, and for which days it pays.",
        ja: "プラカシュ：生活費の2か月分です。入社の前に、最初の給料日と、何日分が払われるかを聞いてください。",
      },
    },
    {
      question: { en: "Must I go drinking with colleagues?", ja: "飲み会には行かなければいけませんか。" },
      answer: {
        en: "Yuting: No. I went to the first one and drank tea. People wanted to see me, not to see me drink.",
        ja: "ウテイ：いいえ。私は最初の会に行って、お茶を飲みました。みんなが会いたかったのは私で、お酒を飲む私ではありません。",
      },
    },
    {
      question: { en: "When did it become easier?", ja: "いつごろ楽になりましたか。" },
      answer: {
        en: "Prakash: When somebody asked me for help for the first time. That was in October.",
        ja: "プラカシュ：初めてだれかに頼られたときです。10月でした。",
      },
    },
  ],
  slides: [
    {
      title: { en: "What nobody tells you", ja: "だれも教えてくれないこと" },
      points: [
        {
          en: "Lunch, going home, sick days: ask one question a day",
          ja: "お昼、帰る時間、休み方：毎日一つ聞く",
        },
        { en: "Each time a different person", ja: "毎回、違う人に" },
        { en: "After a month you know twenty names", ja: "1か月で、20人の名前を覚える" },
      ],
    },
    {
      title: { en: "The first mistake", ja: "最初の失敗" },
      points: [
        { en: "Tell somebody within ten minutes", ja: "10分以内に、だれかに話す" },
        { en: "報連相: report, inform, consult", ja: "報連相（報告・連絡・相談）" },
        { en: "Bad news gets worse at night", ja: "悪い知らせは、夜のうちに育つ" },
      ],
    },
    {
      title: { en: "The first low", ja: "最初の落ち込み" },
      points: [
        { en: "It comes: in June, in November, before payday", ja: "だれにでも来る：6月、11月、給料日の前" },
        { en: "One person outside the company", ja: "会社の外に、話せる人を一人" },
        { en: "It passes", ja: "必ず過ぎる" },
      ],
    },
    {
      title: { en: "What to pack", ja: "持っていくもの" },
      points: [
        { en: "Two months of living costs", ja: "2か月分の生活費" },
        { en: "A notebook for new words", ja: "新しい言葉のノート" },
        { en: "An answer to “Why Japan?”", ja: "「どうして日本に？」への答え" },
      ],
    },
  ],
  recording: {
    spoken: "ja",
    scenes: [
      {
        title: { en: "A Friday evening", ja: "金曜の夜に" },
        sentences: [
          {
            ja: "皆さん、こんばんは。リン・ウテイです。1年目について三人で話した会を、短くまとめました。",
            en: "Good evening, I’m Lin Yuting. This is a short version of our talk about the first year.",
          },
          {
            ja: "私は化粧品の店頭、リンさんはソフトウェアのチーム、プラカシュさんは倉庫でした。",
            en: "I stood in a cosmetics shop, Linh was in a software team, and Prakash in a warehouse.",
            say: "私は化粧品の店頭、ベトナムのリンさんはソフトウェアのチーム、プラカシュさんは倉庫でした。",
            point: { en: "A shop, a software team, a warehouse", ja: "店頭・ソフトウェアのチーム・倉庫" },
          },
        ],
      },
      {
        title: { en: "The first week", ja: "最初の1週間" },
        sentences: [
          {
            ja: "みんなが知っていることは、だれも教えてくれません。",
            en: "Nobody tells you what everybody knows.",
            point: {
              en: "Nobody tells you what everybody knows",
              ja: "みんなが知っていることは、教えてもらえない",
            },
          },
          {
            ja: "お昼は何時か、だれから帰るのか。私は毎日一つ、違う人に聞きました。",
            en: "When is lunch? Who goes home first? I asked one question a day, always a different person.",
            point: { en: "One question a day, another person", ja: "毎日一つ、違う人に聞く" },
          },
          {
            ja: "1か月で、20人の名前を覚えました。",
            en: "After a month I knew twenty people by name.",
          },
        ],
      },
      {
        title: { en: "The first mistake", ja: "最初の失敗" },
        sentences: [
          {
            ja: "失敗は、三人ともしました。コメントが61個のコード、間違えて送った40箱、そして私のおつりです。",
            en: "All three of us made mistakes: code with 61 comments, forty boxes to the wrong dock, and my wrong change.",
          },
          {
            ja: "助けになったのは、10分以内に、だれかに話すこと。",
            en: "What helped was to tell somebody within ten minutes.",
            point: { en: "Tell somebody within ten minutes", ja: "10分以内に、だれかに話す" },
          },
          {
            ja: "報告、連絡、相談。報連相は、自分を守る道具でもあります。",
            en: "Report, inform, consult: hōrensō protects you, too.",
            say: "報告、連絡、相談。ほうれんそうは、自分を守る道具でもあります。",
            point: { en: "報連相: report, inform, consult", ja: "報連相（報告・連絡・相談）" },
          },
        ],
      },
      {
        title: { en: "What to pack", ja: "持っていくもの" },
        sentences: [
          {
            ja: "最後に、持っていくもの。生活費は、2か月分。最初の給料は5月になることもあります。",
            en: "Last, what to pack. Two months of living costs, because the first pay may come in May.",
            point: { en: "Two months of living costs", ja: "2か月分の生活費" },
          },
          {
            ja: "教科書にない言葉を書くノート。そして、日曜日に電話できる人を一人。",
            en: "A notebook for words that no textbook has, and one person to call on Sundays.",
            point: { en: "A notebook, and somebody to call", ja: "ノートと、電話できる人" },
          },
          {
            ja: "つらい日も、必ず過ぎていきます。困ったら、先輩に聞いてください。",
            en: "Hard days pass. When you need help, ask a senpai.",
          },
        ],
      },
    ],
  },
}
