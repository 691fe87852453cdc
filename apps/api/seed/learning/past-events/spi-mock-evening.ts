import type { PastEvent } from "../shape.ts"

export const spiMockEvening: PastEvent = {
  key: "spi-mock-evening",
  daysBefore: 47,
  kind: "workshop",
  topics: ["aptitude-tests"],
  speakers: ["mai-phuong", "nuwan-perera"],
  title: {
    en: "SPI mock evening: thirty-five minutes, then the truth",
    ja: "SPI模擬テストの夕べ：35分のあとで",
  },
  sources: [
    {
      title: { en: "About the SPI test centre (in Japanese)", ja: "SPIのテストセンターについて" },
      publisher: { en: "Recruit Management Solutions", ja: "リクルートマネジメントソリューションズ" },
      url: "https://www.recruit-ms.co.jp/freshers/spi-006.html",
      checkedOn: "2026-11-11",
    },
  ],
  summary: {
    en: `Thirty-four students sat a mock test of thirty-five minutes together, with cameras on and the chat closed. Then Phuong, who works at an audit firm, and Nuwan, a production engineer, went through it question by question.

## Where the minutes went

We asked everybody to mark where they had lost time. The result was clear. Only six people marked the calculations. Twenty-three marked the sentence before the numbers: they had read it three times. “You do not have a maths problem,” Phuong said. “You have a problem with words like 「を除く」, and that one can be solved in two weeks.”

## Three habits that worked

- **Read the last line first.** It says what is asked. Then you know which numbers you can ignore.
- **Decide when to leave.** Nuwan sets a kitchen timer to one minute. When it rings he chooses an answer and goes on. In the test centre you cannot go back anyway.
- **Write large.** Most wrong answers in our mock test were right calculations copied wrongly.

## The verbal part

Phuong’s advice was to begin with it, because it takes longest. She learned pairs of words with close meanings, five each morning, always in a sentence and always aloud. Two-kanji words are the core. A newspaper for children helped her more than a list.

## And the personality test

Somebody asked for the right answers. There are none that can be learned. The same thing is asked several times in different words, and invented answers contradict each other. Answer as the person you are at work.

At the end everybody wrote down three types of question to practise, and a date for the next mock test. We compared after three weeks with the nineteen who came back: nearly all of them answered more questions in the same time. Nobody had studied more than forty minutes a day.`,
    ja: `34人の学生が、カメラをつけ、チャットを閉じて、35分の模擬テストを一緒に受けました。そのあと、監査法人で働くフオンさんと、生産技術のヌワンさんが、1問ずつ解説しました。

## 時間はどこで消えたか

時間がかかったところに印をつけてもらいました。結果ははっきりしていました。計算に印をつけた人は6人だけ。23人は、数字の前の文に印をつけました。3回も読み直していたのです。「皆さんに足りないのは計算力ではありません。『を除く』のような言葉です。それなら2週間で解決できます」とフオンさんは言いました。

## 効果のあった三つの習慣

- **最後の行を先に読む。** 何を聞かれているかがわかれば、いらない数字もわかります。
- **やめる時間を決める。** ヌワンさんは、キッチンタイマーを1分に合わせます。鳴ったら、どれかを選んで次へ。テストセンターでは、どうせ前の問題に戻れません。
- **大きく書く。** 間違いの多くは、計算は合っているのに、写し間違えたものでした。

## 言語の問題

フオンさんの助言は、「時間のかかる言語から始めること」。意味の近い言葉の組を、毎朝五つ。必ず文の中で、声に出して覚えたそうです。中心は二字の漢字の言葉です。単語の表より、子ども向けの新聞のほうが役に立ったと話していました。

## 性格検査について

「正解を教えてください」という質問がありました。覚えられる正解はありません。同じことが言葉を変えて何度も聞かれるので、作った答えは合わなくなります。仕事をしているときの自分として答えましょう。

最後に、練習する問題の形を三つと、次の模擬テストの日を書いてもらいました。3週間後に戻ってきた19人と比べると、ほとんどの人が、同じ時間でより多くの問題に答えられました。1日に40分より長く勉強した人は、いませんでした。`,
  },
  questions: [
    {
      question: { en: "Do I see my score?", ja: "点数は見られますか。" },
      answer: {
        en: "Phuong: Not at the test centre. You can send the result to other companies for a year, but you never see it.",
        ja: "フオン：テストセンターでは見られません。結果は1年間、ほかの会社にも送れますが、自分では見られません。",
      },
    },
    {
      question: { en: "Should I guess?", ja: "わからないときは、適当に答えてもいいですか。" },
      answer: {
        en: "Nuwan: When your minute is over, choose and go on. A question you stare at costs you the next one as well.",
        ja: "ヌワン：1分たったら、選んで次へ。見つめていると、次の問題の時間もなくなります。",
      },
    },
    {
      question: { en: "Can I take it in English?", ja: "英語で受けられますか。" },
      answer: {
        en: "Phuong: Some companies offer it. Ask early and politely, and expect that the answer is often no.",
        ja: "フオン：できる会社もあります。早めに丁寧に聞いてみましょう。できないことのほうが多いです。",
      },
    },
    {
      question: { en: "Which book should I buy?", ja: "どの本を買えばいいですか。" },
      answer: {
        en: "Nuwan: This year’s edition of whichever you find easy to read. Then do it three times.",
        ja: "ヌワン：今年のもので、読みやすいと思ったものを1冊。それを3回くり返してください。",
      },
    },
  ],
  slides: [
    {
      title: { en: "Where the minutes go", ja: "時間はどこで消えるか" },
      points: [
        { en: "6 of 34: the calculation", ja: "34人中6人：計算" },
        { en: "23 of 34: the sentence before the numbers", ja: "34人中23人：数字の前の文" },
        { en: "5 of 34: finding the right table", ja: "34人中5人：表を探すこと" },
      ],
    },
    {
      title: { en: "Words to know", ja: "覚えておきたい言葉" },
      points: [
        { en: "少なくとも (at least), 〜を除く (excluding)", ja: "少なくとも、〜を除く" },
        { en: "原価 (cost), 定価 (list price), 利益 (profit)", ja: "原価、定価、利益" },
      ],
    },
    {
      title: { en: "Three habits", ja: "三つの習慣" },
      points: [
        { en: "Read the last line first", ja: "最後の行を先に読む" },
        { en: "One minute, then leave", ja: "1分たったら次へ" },
        { en: "Write large", ja: "大きく書く" },
      ],
    },
    {
      title: { en: "Your next three weeks", ja: "これからの3週間" },
      points: [
        { en: "Three types of question, forty minutes a day", ja: "問題の形を三つ、1日40分" },
        { en: "Five pairs of words every morning, aloud", ja: "毎朝、言葉を五組、声に出して" },
        { en: "A second mock test on a fixed day", ja: "日を決めて、2回目の模擬テスト" },
      ],
    },
  ],
}
