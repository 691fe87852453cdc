import type { Tip } from "../shape.ts"

/** The tip as a film, recorded with a phone. */
export const newspaperRound: NonNullable<Tip["film"]> = {
  spoken: "en",
  scenes: [
    {
      title: { en: "The job I hid", ja: "隠していた仕事" },
      sentences: [
        {
          en: "For two years I delivered newspapers at three in the morning.",
          ja: "2年間、朝3時に新聞を配達していました。",
          point: { en: "Three in the morning, for two years", ja: "2年間、毎朝3時" },
        },
        {
          en: "Others had led clubs and won prizes, so I hid it.",
          ja: "ほかの学生はサークルの代表や賞の話をするので、隠していました。",
          point: { en: "Others had clubs and prizes", ja: "ほかの学生は、代表や賞の話" },
        },
      ],
    },
    {
      title: { en: "One question", ja: "面接での質問" },
      sentences: [
        {
          en: "In one interview they asked me about my mornings.",
          ja: "ある面接で、朝の過ごし方を聞かれました。",
        },
        {
          en: "So I told them: 214 houses, six with dogs.",
          ja: "そこで話しました。214軒、犬のいる家が6軒。",
          say: "So I told them: two hundred and fourteen houses, six with dogs.",
          point: { en: "214 houses, six with dogs", ja: "214軒、犬のいる家が6軒" },
        },
        {
          en: "And a map in my head that I drew again whenever it rained.",
          ja: "そして、雨が降るたびに頭の中で描き直す地図のことも。",
          point: { en: "A new map for the rain", ja: "雨の日は、別の地図" },
        },
        {
          en: "The man from the warehouse put down his pen.",
          ja: "倉庫の責任者が、ペンを置きました。",
        },
        {
          en: "That is our work, he said.",
          ja: "「それ、うちの仕事だよ」と言われました。",
          point: { en: "“That is our work.”", ja: "「それ、うちの仕事だよ」" },
        },
      ],
    },
    {
      title: { en: "Look at how you did it", ja: "どうやっていたかを見る" },
      sentences: [
        {
          en: "I had looked for a strength everywhere but on my bicycle.",
          ja: "強みを、自転車の上以外のあらゆる場所で探していました。",
        },
        {
          en: "Please do not hide the job that fed you.",
          ja: "生活を支えた仕事を、隠さないでください。",
          point: { en: "Do not hide the job that fed you", ja: "生活を支えた仕事を隠さない" },
        },
        {
          en: "Write down how you did it, step by step.",
          ja: "どうやっていたかを、順番に書いてみてください。",
          point: { en: "Write down how you did it", ja: "どうやっていたかを書く" },
        },
      ],
    },
  ],
}
