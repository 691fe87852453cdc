// Reviews of the demo's entry sheets: one with comments, and one that waits for any senpai.
import type { MarkDecision } from "@shirube/vocabulary/career/document-reviews/choices"
import { ASAGI_SHEET } from "./entry-sheets.ts"

interface DemoMark {
  readonly id: string
  /** Which answer, by its place. */
  readonly answer: number
  readonly quote: string
  readonly comment: string
  readonly suggestion: string | null
  readonly decision: MarkDecision | null
}

/** Of the second draft; the current one has the wording that the student took. */
export const demoReview = {
  id: "c8f1a2b4-6d3e-4f50-9a7b-1e2d3c4b5a01",
  student: "student@shirube.example",
  mentor: "senpai@shirube.example",
  document: ASAGI_SHEET,
  draft: 1,
  askedDaysAgo: 13,
  doneDaysAgo: 11,
  question: "自己PRが自慢に聞こえないか心配です。志望動機は、どこをもっと詳しく書けばいいでしょうか。",
  words:
    "数字がきちんと入っていて、読みやすかったです。自慢には聞こえません。むしろ、あなたが何を見て、どう考えたのかがもう少しあると、面接官が質問しやすくなります。まず志望動機に、この会社だけの理由を一つ足してみてください。",
  marks: [
    {
      id: "c8f1a2b4-6d3e-4f50-9a7b-1e2d3c4b5a11",
      answer: 0,
      quote: "相手の立場で考える力",
      comment:
        "この言葉は多くの人が使います。あなたがしたのは「考える」ことより、表を作って教え方を変えたことですよね。",
      suggestion: "相手の立場から仕組みを作り直す力",
      decision: "taken",
    },
    {
      id: "c8f1a2b4-6d3e-4f50-9a7b-1e2d3c4b5a12",
      answer: 0,
      quote: "当時、新人の半数が2か月以内に辞めていました。",
      comment: "店長はどう見ていましたか。周りの見方とあなたの見方の違いがあると、この後の工夫が生きます。",
      suggestion: null,
      decision: null,
    },
    {
      id: "c8f1a2b4-6d3e-4f50-9a7b-1e2d3c4b5a13",
      answer: 1,
      quote: "私は両者をつなぐ仕事がしたいと思い、貴社を志望しました。",
      comment:
        "「つなぐ仕事」だけだと、どの商社にも出せる文になります。説明会で聞いたことなど、この会社だけの理由を書きましょう。",
      suggestion: null,
      decision: null,
    },
  ] satisfies readonly DemoMark[],
} as const

export const waitingReview = {
  id: "c8f1a2b4-6d3e-4f50-9a7b-1e2d3c4b5a02",
  student: "verified@shirube.example",
  document: "c8f1a2b4-6d3e-4f50-9a7b-1e2d3c4b5a21",
  title: "Self-introduction, first try",
  answer: "c8f1a2b4-6d3e-4f50-9a7b-1e2d3c4b5a22",
  text: "私の強みは、続ける力です。来日してから2年間、毎朝30分、新聞の一つの記事を声に出して読んでいます。はじめは辞書がなければ読めませんでしたが、読めなかった言葉を手帳に書き、週末に友人に説明する練習をしました。今では、ゼミの発表を日本語だけで行えるようになりました。",
  askedDaysAgo: 1,
  question: "Is it strong enough for a 自己PR, or does it only show that I study hard?",
} as const
