import type { Tip } from "../shape.ts"
import { newspaperRound } from "./newspaper-round.ts"

const prakash = {
  by: "prakash-gurung",
  who: {
    en: "Came from Nepal, N2, plans a warehouse at a logistics company in Nagoya",
    ja: "ネパール出身、N2。名古屋の物流会社で倉庫の計画を担当",
  },
}

export const tipsOfServices: readonly Tip[] = [
  {
    ...prakash,
    key: "sixty-two-thousand-yen",
    topic: "offers",
    title: { en: "Two months of rice", ja: "2か月分の生活費" },
    text: {
      en: "On my first day at work I had 62,000 yen. I thought that was enough until payday at the end of April. But my company pays on the 25th of the next month, and nobody had told me because everybody knew. I ate rice and eggs until the 25th of May, and said every day that I was not hungry. When I finally told my senior, she took me to the company’s office, and there was an advance for exactly this. Ask two dates before you join: when is the first payday, and for which days? And keep two months of living costs.",
      ja: "入社の日の貯金は6万2千円でした。4月末の給料日まで、足りると思っていました。ところが、会社の給料日は翌月の25日。みんなが知っていることなので、だれも教えてくれませんでした。5月25日まで、ご飯と卵を食べ、毎日「おなかはすいていません」と言っていました。やっと先輩に話すと、すぐに総務へ連れていってくれました。こういうときのための前払いがあったのです。入社の前に二つ聞いてください。最初の給料日はいつか、何日分か。そして、生活費を2か月分。",
    },
  },
  {
    ...prakash,
    key: "newspaper-round-is-a-strength",
    topic: "self-analysis",
    title: { en: "My newspaper round got me the job", ja: "新聞配達が、強みになった" },
    text: {
      en: "I hid my newspaper round. Others had led clubs and won prizes, and I had ridden a bicycle at three in the morning for two years. In an interview they asked about mornings, so it came out: 214 houses, six with dogs, a map in my head that I drew new every time it rained. The man from the warehouse put down his pen. “That is our work,” he said. “Who stands where, in which order, so that nobody walks twice.” I had looked for a strength everywhere but on my bicycle. Please do not hide the job that fed you. Look at how you did it.",
      ja: "新聞配達のことは、隠していました。ほかの学生はサークルの代表や賞の話をするのに、私は2年間、朝3時に自転車に乗っていただけだからです。ある面接で朝の過ごし方を聞かれ、つい話しました。214軒、犬のいる家が6軒、雨が降るたびに頭の中で描き直す地図。倉庫の責任者がペンを置きました。「それ、うちの仕事だよ。どこに、どの順番で置けば、二度歩かずにすむか」。強みを、自転車の上以外のあらゆる場所で探していました。生活を支えた仕事を隠さないでください。どうやっていたかを、よく見てください。",
    },
    film: newspaperRound,
  },
]
