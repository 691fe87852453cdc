import type { PastEvent } from "../shape.ts"

export const mockGroupDiscussion: PastEvent = {
  key: "mock-group-discussion",
  daysBefore: 75,
  kind: "workshop",
  topics: ["interviews", "japanese-at-work"],
  speakers: ["chayanee-suksai", "adaeze-eze"],
  title: {
    en: "A mock group discussion for quiet people",
    ja: "静かな人のための模擬グループディスカッション",
  },
  sources: [],
  summary: {
    en: `Six students discussed one theme for thirty minutes while forty others watched and counted. Chayanee, who was the quietest in every group of her own job hunt, and Adaeze, a consultant with N2, stopped the clock three times to talk about what had just happened.

## The theme

“How can a university library get more visitors in the evening?” For eight minutes four people spoke about coffee. Two had not said a word.

## First stop: the question

Adaeze asked the two quiet students what they were thinking. One said, “I don’t know which visitors we mean.” It was exactly what the group needed. After the break she asked it herself: students, or people from the town? The group chose students without a desk at home, and half of the ideas fell away. Everybody agreed that it was the most useful sentence of the evening, and it had seven words.

## Second stop: the names

The watchers had counted. In the first half nobody had used another person’s name. In the second half every speaker had to begin with one: “As Kim-san said…” The talk became slower, and suddenly it had a thread. People who are named speak again.

## Third stop: the clock

At minute twenty there were nine ideas and no decision. The time keeper said the time and nothing else. Chayanee showed how to add the next step: “Ten minutes left, so shall we choose one now?” One student wrote this on her hand.

## What the watchers wrote down

- The one who spoke most was remembered by four watchers, the one who summed up by nineteen.
- No watcher remembered a grammar mistake.
- Nodding can be seen on a camera only if you do it on purpose.

We finished with the eight phrases of the course, said aloud by everyone, twice. It was loud, and it helped.`,
    ja: `6人の学生が一つのテーマを30分話し合い、40人がそれを見ながら数えました。就職活動ではいつも一番静かだったチャヤニーさんと、N2でコンサルタントとして働くアダエゼさんが、3回時計を止めて、今何が起きたかを一緒に考えました。

## テーマ

「大学の図書館に、夜の利用者を増やすには」。最初の8分、4人がコーヒーの話をしていました。2人はまだ一言も話していません。

## 1回目の停止：質問

アダエゼさんは、静かな2人に何を考えているか聞きました。1人が答えました。「利用者というのがだれなのか、わかりません」。まさにグループに必要なことでした。再開後、その学生が自分で聞きました。「学生ですか、町の人ですか」。グループは「家に机がない学生」と決め、アイデアの半分が消えました。この日一番役に立った、とても短い一言でした。

## 2回目の停止：名前

見ていた人たちの記録では、前半に人の名前を使った人はいませんでした。後半は、必ず名前から始めることにしました。「キムさんが言ったように」。話はゆっくりになり、急につながり始めました。名前を呼ばれた人は、また話します。

## 3回目の停止：時計

20分の時点で、アイデアは九つ、結論はゼロ。タイムキーパーは時間だけを伝えました。チャヤニーさんは、次の一歩を加える言い方を見せました。「あと10分なので、そろそろ一つに決めませんか」。手にメモする学生もいました。

## 見ていた人の記録から

- 一番多く話した人を覚えていたのは4人、まとめた人を覚えていたのは19人。
- 文法の間違いを覚えていた人は、いませんでした。
- カメラ越しのうなずきは、意識して大きくしないと見えません。

最後に、コースの八つの言い方を、全員で2回ずつ声に出しました。にぎやかでしたが、よい練習になりました。`,
  },
  questions: [
    {
      question: {
        en: "What if somebody talks all the time?",
        ja: "一人がずっと話しているときは、どうすればいいですか。",
      },
      answer: {
        en: "Adaeze: Use their name and pass the ball: “Thank you, Kim-san. Lee-san, what do you think?” It is polite, and the recruiter sees it.",
        ja: "アダエゼ：名前を呼んで、話を渡しましょう。「キムさん、ありがとうございます。リーさんはどう思いますか」。丁寧ですし、採用担当も見ています。",
      },
    },
    {
      question: {
        en: "Should I say at the start that my Japanese is weak?",
        ja: "最初に「日本語が苦手です」と言ったほうがいいですか。",
      },
      answer: {
        en: "Chayanee: No. Say, “I may ask again sometimes.” That is a promise to listen, not an excuse.",
        ja: "チャヤニー：言わなくて大丈夫です。「時々聞き返すかもしれません」なら、言いわけではなく、よく聞くという約束になります。",
      },
    },
    {
      question: { en: "Is it bad to have no role?", ja: "役割がないと不利ですか。" },
      answer: {
        en: "Chayanee: I passed without one. A role you do not carry out is worse.",
        ja: "チャヤニー：私は役割なしで通過しました。引き受けたのに果たさないほうが、よくないです。",
      },
    },
    {
      question: {
        en: "May I talk about my own country?",
        ja: "自分の国の話をしてもいいですか。",
      },
      answer: {
        en: "Adaeze: Once, as an example, and then say what it means for the theme.",
        ja: "アダエゼ：例として一度なら。そのあと、テーマとのつながりを必ず言いましょう。",
      },
    },
  ],
  slides: [
    {
      title: { en: "Thirty minutes", ja: "30分の流れ" },
      points: [
        { en: "0–7: roles, plan, what the words mean", ja: "0〜7分：役割、計画、言葉の意味" },
        { en: "7–17: ideas", ja: "7〜17分：アイデアを出す" },
        { en: "17–24: compare and choose", ja: "17〜24分：比べて選ぶ" },
        { en: "24–30: conclusion and rehearsal", ja: "24〜30分：結論と発表の確認" },
      ],
    },
    {
      title: { en: "Three stops of the clock", ja: "時計を止めた3回" },
      points: [
        { en: "The question: whom do we mean?", ja: "質問：だれのことですか" },
        { en: "The names: as Kim-san said", ja: "名前：キムさんが言ったように" },
        { en: "The clock: shall we choose one now?", ja: "時計：そろそろ一つに決めませんか" },
      ],
    },
    {
      title: { en: "What 40 watchers remembered", ja: "40人の記憶に残ったこと" },
      points: [
        { en: "Who spoke most: 4 people", ja: "一番多く話した人：4人" },
        { en: "Who summed up: 19 people", ja: "まとめた人：19人" },
        { en: "Mistakes of grammar: nobody", ja: "文法の間違い：0人" },
      ],
    },
    {
      title: { en: "Practise with three friends", ja: "友だち3人で練習" },
      points: [
        { en: "1st: watch and count", ja: "1回目：見て数える" },
        { en: "2nd: keep the time", ja: "2回目：タイムキーパー" },
        { en: "3rd: present or lead", ja: "3回目：発表者か司会" },
      ],
    },
  ],
}
