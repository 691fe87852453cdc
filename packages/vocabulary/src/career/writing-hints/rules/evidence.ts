// Claims that a reader cannot picture or check.
import { type Passage, passage, type RuleFamily, type Sentence, wordRule, wordsIn } from "../writing.ts"

const NUMBER =
  /[0-9０-９]|[一二三四五六七八九十百千万数][人名回件年月日週時円割倍本冊社店国校点度枚台か]|半[分数年]/u

const vague = wordsIn([
  ["(?:より)?(?<!数)多くの(?!は)|数多くの|大勢の|多数の|たくさんの?|沢山の?"],
  ["かなり|とても多|非常に多|大幅に|大きく(?=(?:伸|増|減|改善|向上|上が|下が|貢献))"],
  ["様々な|さまざまな|いろいろな|色々な"],
  ["何度も|何回も|何人も|しばらく|長い間|長期間|短期間で"],
])

const ratios = wordsIn([["[0-9０-９.．]{1,6}(?:[%％]|パーセント|倍|割)"]])
const CHANGE = /増|減|向上|上が|上げ|下が|下げ|伸|改善|アップ|削減|短縮/u
const NUMBERS = /[0-9０-９][0-9０-９.．,，]{0,12}/gu

/** A change given as a ratio alone, in a sentence without another number, and with none before it. */
function* bareRatios(sentences: readonly Sentence[]): Iterable<Passage> {
  let before = ""
  for (const { start, text } of sentences) {
    const [ratio, another] = ratios(text)
    const numbers = Array.from(text.matchAll(NUMBERS)).length
    if (ratio && !another && numbers === 1 && CHANGE.test(text) && !NUMBER.test(before))
      yield { ...ratio, start: start + ratio.start, end: start + ratio.end }
    before = text
  }
}

/** Not the beginning of a name, such as that of a faculty or a company. */
const NO_NAME =
  "(?![ァ-ヶー]|[ァ-ヶー\\p{Script=Han}・]{0,8}(?:学部|学科|専攻|研究科|コース|プログラム|大会|賞|部門|検定))"

export const evidence: RuleFamily<
  "vague-amount" | "bare-ratio" | "hiding-katakana" | "worn-phrase" | "weak-ending"
> = {
  "vague-amount": {
    example: {
      before: "多くのイベントを企画し、たくさんの人が来ました。",
      after: "一年で六つのイベントを企画し、毎回約四十人が来ました。",
    },
    find: ({ sentences }) =>
      sentences
        .filter(({ text }) => !NUMBER.test(text))
        .flatMap(({ start, text }) =>
          vague(text).map(({ start: at, end }) => ({ start: start + at, end: start + end })),
        ),
  },
  "bare-ratio": {
    example: {
      before: "その結果、会員が150％に増えました。",
      after: "その結果、会員が半年で20人から30人に増えました。",
    },
    find: ({ sentences }) => bareRatios(sentences),
  },
  "hiding-katakana": wordRule(
    "私の強みはコミュニケーション能力です。",
    "私は、日本語が苦手な同僚の話を聞き、店長に伝える役をしていました。",
    [
      ["コミュニケーション(?:能力|スキル|力)|コミュ力"],
      ["リーダーシップ|モチベーション|チームワーク|ポテンシャル|フットワーク"],
      ["(?:バイタリティ|ホスピタリティ)ー?"],
      ["グローバル(?=[にな]|人材|社会|企業|化|視点|環境)"],
      ["チャレンジ精神|チャレンジングな|ポジティブ(?:な|に|思考)|アグレッシブ|ストイック"],
      ["イノベーション|ソリューション|シナジー|コミットメント|コミット(?=し)"],
      ["(?:スキル|キャリア|ステップ|ブラッシュ)アップ"],
    ].map(([words]) => [`(?:${words})${NO_NAME}`]),
    "(?<![ァ-ヶー・])",
  ),
  "worn-phrase": wordRule(
    "私は潤滑油のような存在として、一生懸命頑張りました。",
    "意見が割れたとき、私は全員に電話をかけ、合意できる案を三つにまとめました。",
    [
      ["潤滑油|縁の下の力持ち|誰にも負け(?:ない|ません)"],
      ["一生懸命(?:に)?|精一杯|死ぬ気で"],
      ["頑張(?:りました|ります|りたい|って(?:い|き)|る)"],
      ["(?:社会|世界|貴社)に貢献し(?:たい|ます)"],
      ["理念に(?:深く|強く|大変|大いに)?(?:共感|感銘)"],
      ["何事にも(?:積極的|全力|前向き)"],
      ["(?:人間として|人として|自分(?:自身)?を|大きく)成長(?:し|でき|させ)"],
      ["視野を広げ|視野が広が"],
      ["かけがえのない|貴重な経験"],
      ["(?:大切さ|重要性|重要さ)を(?:学|知|実感)"],
      ["(?:架け橋|懸け橋|かけ橋)(?=に|とな)"],
    ],
  ),
  "weak-ending": {
    example: {
      before: "営業には聞く力が必要だと思います。この経験が役に立つと思います。",
      after: "営業には聞く力が必要です。この経験を、初めて会う相手との仕事に活かします。",
    },
    find: ({ prose }) => weak(prose),
  },
}

const hedges = wordsIn([
  ["たいと思(?:います|う)(?=。)", "たいです"],
  ["のではない(?:か|でしょうか)|かもしれ(?:ません|ない)(?=。)|ような気がし"],
])
const thoughts = wordsIn([["(?<!たい)と思(?:います|っています|いました|う)(?=。)"]])

function weak(prose: string): Passage[] {
  const [, ...later] = thoughts(prose)
  return [...hedges(prose), ...later.map(({ start, end }) => passage(start, prose.slice(start, end)))]
}
