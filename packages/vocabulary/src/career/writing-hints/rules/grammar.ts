import { passage, type RuleFamily, type Word, wordRule } from "../writing.ts"

const HAN = "[\\p{Script=Han}々]"
const AFTER_RE = "れ(?=る|ま[すせし]|な[いか]|[たて]|そう|ず)"
const ichidan: readonly Word[] = [
  // Verbs with a potential form of their own (行ける, 話せる) that got one れ too many.
  [
    `(?:[行書聞働]け|[言使会買]え|[話]せ|[読飲]め|[呼学]べ|[待持]て)${AFTER_RE}`,
    (found) => found.slice(0, -1),
  ],
  [`(?:[見着寝出来得]|[起生]き|[借降]り|[信感演応閉]じ|浴び|[用率]い|(?<=[てで])み)${AFTER_RE}`, withRa],
  [`(?:${HAN}[えけせてねめげぜべ]|たべ|しらべ|おぼえ|つたえ|つづけ|つけ)${AFTER_RE}`, withRa],
]
function withRa(found: string) {
  return `${found.slice(0, -1)}られ`
}

const TARI = /(?<=[っいんしけべめえせれ])(?<!ぴっ|ゆっ|ばっ|あっ|さっ)[ただ]り/gu
const TARI_THEN_COMMA = /^[ただ]り、/u

export const grammar: RuleFamily<"ra-nuki" | "sa-ire" | "single-tari" | "adjective-past"> = {
  "ra-nuki": wordRule(
    "大学に来れない日は、家で動画を見れるようにしました。",
    "大学に来られない日は、家で動画を見られるようにしました。",
    ichidan,
  ),
  "sa-ire": wordRule("資料を読まさせていただきました。", "資料を読ませていただきました。", [
    [
      "(?:行か|読ま|書か|使わ|休ま|帰ら|作ら|伺わ|働か|送ら|学ば|やら|取ら|言わ|聞か|歌わ|運ば|頼ま|飲ま|会わ|担わ|関わら|携わら|扱わ|待た|持た|選ば|頑張ら|語ら|終わら)させ",
      (found) => `${found.slice(0, -2)}せ`,
    ],
  ]),
  "adjective-past": wordRule("最初の仕事は難しいでした。", "最初の仕事は難しかったです。", [
    [
      "(?:[しなた]|[高多強大長早近広良速遅悪安深若低少])いでした",
      (found) => `${found.slice(0, -4)}かったです`,
    ],
  ]),
  "single-tari": {
    example: {
      before: "先輩に質問したり、本を読んで調べました。",
      after: "先輩に質問したり、本を読んで調べたりしました。",
    },
    find: ({ sentences }) =>
      sentences.flatMap(({ start, text, isClosed }) => {
        const [first, ...others] = text.matchAll(TARI)
        return isClosed && first && others.length === 0 && TARI_THEN_COMMA.test(text.slice(first.index))
          ? [passage(start + first.index - 1, text.slice(first.index - 1, first.index + 2))]
          : []
      }),
  },
}
