import type { PastEvent } from "../shape.ts"

export const entrySheetClinic: PastEvent = {
  key: "entry-sheet-clinic",
  daysBefore: 26,
  kind: "workshop",
  topics: ["entry-sheets", "self-analysis"],
  speakers: ["maria-santos", "wei-chen"],
  title: {
    en: "Entry sheet clinic: five sheets, read aloud by a recruiter",
    ja: "ES相談会：採用担当が5枚のESを読む",
  },
  sources: [],
  summary: {
    en: `Five students gave us their entry sheets, without names. Maria, a recruiter who reads about thirty a day, read each of them aloud for the first time in front of sixty people, and said where she stopped. Wei, who sent 43 sheets as a student, kept the notes.

## What Maria does in the first ten seconds

She reads the first sentence of each answer and nothing else. In three of the five sheets that sentence was “Through various experiences at university I have grown.” She put the sheet down and asked the room what the student had done. Nobody could say. Then she read the fourth sentence of the same answer, “I cut the waiting time at the counter from twelve minutes to seven”, and everybody looked up. “This is your first sentence,” she said. “It was hiding.”

## What we changed together

1. **The best line to the top.** In all five sheets it stood in the second half.
2. **“We” to “I”.** One sheet had eleven “we” and one “I”. When the student told us who had done what, the sheet became half as long and twice as interesting.
3. **One adjective, one proof.** Every “hard-working” had to point to a line that shows it, or go.
4. **The use at the end.** One line on where it helps in this company, not a promise to do one’s best.

## What surprised us

Maria did not mention a single grammar mistake until somebody asked. “I notice them,” she said. “I don’t count them. What I can’t fix is a text with nobody in it.” Wei showed his old table and the column he liked best: what the interviewers asked afterwards. The story that was asked about in seven interviews was the one he had almost left out, because it was about a broken printer.

The five students sent their second versions a week later. Two have told us since that they were invited to an interview.`,
    ja: `5人の学生が、名前を消したエントリーシートを貸してくれました。1日に30枚ほど読む採用担当のマリアさんが、60人の前で初めて声に出して読み、どこで止まったかをその場で話しました。学生のとき43社に出したウェイさんが、記録を取りました。

## 最初の10秒ですること

マリアさんは、各回答の最初の一文だけを読みます。5枚のうち3枚は、「大学でのさまざまな経験を通して成長しました」という文で始まっていました。マリアさんは紙を置き、「この人は何をしたと思いますか」と会場に聞きました。だれも答えられません。次に、同じ回答の四つ目の文を読みました。「窓口の待ち時間を12分から7分に減らしました」。全員が顔を上げました。「これが最初の一文です。かくれていましたね」。

## 一緒に直したこと

1. **一番よい文を先頭に。** 5枚とも、後半にありました。
2. **「私たち」を「私」に。** 「私たち」が11回、「私」が1回のESもありました。だれが何をしたかを聞き直すと、長さは半分、面白さは2倍になりました。
3. **形容詞一つに、裏づけを一つ。** 「努力家」と書くなら、それがわかる文を示す。なければ消します。
4. **最後に生かし方を。** 「頑張ります」ではなく、その会社のどこで役立つかを一行で。

## 意外だったこと

マリアさんは、質問されるまで、文法の間違いに一度も触れませんでした。「気づいてはいます。でも数えません。直せないのは、だれの姿も見えない文章です」。ウェイさんは昔の管理表を見せてくれました。一番好きなのは「面接で聞かれたこと」の欄だそうです。七つの面接で質問されたのは、書くのをやめようかと思っていた、壊れたプリンターの話でした。

5人は1週間後に書き直したESを送ってくれました。そのうち2人から、面接に呼ばれたと連絡がありました。`,
  },
  questions: [
    {
      question: { en: "May I use a translation tool?", ja: "翻訳ツールを使ってもいいですか。" },
      answer: {
        en: "Maria: For single words and for checking, yes. If I read a style that you can’t speak, the interview becomes difficult for you.",
        ja: "マリア：言葉を調べたり、確認したりするのはかまいません。自分では話せない文体で書くと、面接で苦しくなります。",
      },
    },
    {
      question: {
        en: "I have only had part-time jobs. Is that enough?",
        ja: "アルバイトの経験しかありません。足りますか。",
      },
      answer: {
        en: "Wei: My best story was a broken printer. What counts is what you noticed and what you did about it.",
        ja: "ウェイ：私の一番の話は、壊れたプリンターでした。大切なのは、何に気づき、どうしたかです。",
      },
    },
    {
      question: { en: "How much of the box must I fill?", ja: "欄はどのくらい埋めればいいですか。" },
      answer: {
        en: "Maria: At least 80 percent, and never over. If you have to fill it with adjectives, choose another story.",
        ja: "マリア：8割以上、そして制限は超えないこと。形容詞で埋めるしかないなら、話を変えましょう。",
      },
    },
    {
      question: {
        en: "May I use the same gakuchika for every company?",
        ja: "同じガクチカを全部の会社に使ってもいいですか。",
      },
      answer: {
        en: "Wei: The story, yes. Change the last line each time, because that is where the company appears.",
        ja: "ウェイ：話は同じで大丈夫です。最後の一行だけ、毎回変えてください。そこに会社が出てくるからです。",
      },
    },
  ],
  slides: [
    {
      title: { en: "What I read first", ja: "最初に読むところ" },
      points: [
        { en: "The first sentence of each answer", ja: "各回答の最初の一文" },
        { en: "Is the question answered?", ja: "質問に答えているか" },
        { en: "Can I picture it?", ja: "場面が目に浮かぶか" },
      ],
    },
    {
      title: { en: "Before and after", ja: "直す前と、直したあと" },
      points: [
        {
          en: "Before: “Through various experiences I have grown.”",
          ja: "前：「さまざまな経験を通して成長しました」",
        },
        {
          en: "After: “I cut the waiting time from 12 minutes to 7.”",
          ja: "あと：「待ち時間を12分から7分に減らしました」",
        },
        { en: "The best line was in the second half", ja: "一番よい文は、後半にあった" },
      ],
    },
    {
      title: { en: "Four repairs", ja: "四つの直し方" },
      points: [
        { en: "Best line to the top", ja: "一番よい文を先頭に" },
        { en: "“We” to “I”", ja: "「私たち」を「私」に" },
        { en: "One adjective, one proof", ja: "形容詞一つに、裏づけ一つ" },
        { en: "One line on its use at the end", ja: "最後に、生かし方を一行" },
      ],
    },
    {
      title: { en: "Keep a table", ja: "管理表を作る" },
      points: [
        { en: "Company, deadline, story, reason in one line", ja: "社名、締め切り、話、志望理由を一行" },
        { en: "What they asked afterwards", ja: "面接で聞かれたこと" },
        { en: "Drop the story that nobody asks about", ja: "質問されない話は、やめる" },
      ],
    },
  ],
}
