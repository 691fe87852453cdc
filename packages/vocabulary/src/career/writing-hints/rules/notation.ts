// Letters, digits and marks.
import { type Passage, passage, type RuleFamily, type Word, wordRule } from "../writing.ts"

const HALF_DIGITS = /[0-9]{1,12}/gu
const FULL_DIGITS = /[０-９]{1,12}/gu
const moved = (by: number) => (digits: string) =>
  String.fromCharCode(...Array.from(digits, (digit) => digit.charCodeAt(0) + by))
const toHalf = moved(0x30 - 0xff10)
const toFull = moved(0xff10 - 0x30)

function mixedDigits(prose: string): Passage[] {
  const half = Array.from(prose.matchAll(HALF_DIGITS))
  const full = Array.from(prose.matchAll(FULL_DIGITS))
  if (half.length === 0 || full.length === 0) return []
  return full.length <= half.length
    ? full.map(({ 0: digits, index }) => passage(index, digits, toHalf))
    : half.map(({ 0: digits, index }) => passage(index, digits, toFull))
}

/** Simplified Chinese letters that Japanese does not use, each followed by the Japanese one. */
const SIMPLIFIED =
  "经経关関发発对対业業员員习習语語说説话話认認识識动動历歴团団队隊实実现現给給时時间間问問题題过過还還进進运運应応该該觉覚见見观観规規视視读読书書东東车車门門开開气気单単产産专専严厳丰豊临臨举挙义義乐楽买買卖売亲親众衆优優传伝伤傷价価侧側则則创創办弁务務势勢华華协協压圧县県变変图図园園圆円场場坚堅备備复復头頭奖奨妇婦学学宁寧审審宽寛导導将将币幣师師带帯广広庆慶库庫张張强強归帰当当录録彻徹忆憶态態总総惊驚惯慣愿願战戦户戸护護报報择択担担拥擁挥揮损損换換据拠摄摂敌敵断断无無显顕术術权権极極构構标標树樹样様检検欢歓汉漢汇匯济済测測满満热熱爱愛独独环環电電确確离離种種积積稳穏竞競笔筆类類紧緊纪紀约約级級纳納练練组組细細终終绍紹结結统統继継绩績续続维維综総缘縁网網联連脑脳营営虑慮补補订訂计計讨討让譲训訓议議记記讲講许許论論设設访訪证証评評词詞试試诚誠请請课課谈談谢謝质質负負责責费費资資赞賛轻軽较較输輸达達远遠连連选選适適释釈针針铁鉄银銀错錯长長闻聞阶階难難顾顧顺順须須颜顔额額风風馆館验験际際陆陸险険随随预予领領频頻"
const simplified = new Map<string, string>()
for (let at = 0; at < SIMPLIFIED.length; at += 2) {
  const [chinese = "", japanese = ""] = SIMPLIFIED.slice(at, at + 2)
  if (chinese !== japanese) simplified.set(chinese, japanese)
}

const JAPANESE = "ぁ-んァ-ヶー\\p{Script=Han}"
const marks: readonly Word[] = [
  [`(?<=[${JAPANESE}])[,](?=\\s?[${JAPANESE}])`, "、"],
  [`(?<=[ぁ-ん])[.．](?=\\s|$|[${JAPANESE}])`, "。"],
  ["､", "、"],
  ["｡", "。"],
]
const findMarks = wordRule("留学生寮で,毎月会議を開きました.", "留学生寮で、毎月会議を開きました。", marks)
const WIDE_COMMA = /，/gu

export const notation: RuleFamily<
  "chinese-letter" | "mixed-width" | "half-width-kana" | "comma-and-period" | "informal-mark"
> = {
  "chinese-letter": wordRule("日本语の学习を続けました。", "日本語の学習を続けました。", [
    [`[${[...simplified.keys()].join("")}]`, (found) => simplified.get(found)],
  ]),
  "mixed-width": {
    example: { before: "３年間で20冊の本を読みました。", after: "3年間で20冊の本を読みました。" },
    find: ({ prose }) => mixedDigits(prose),
  },
  "half-width-kana": wordRule("ｱﾙﾊﾞｲﾄのﾘｰﾀﾞｰをしました。", "アルバイトのリーダーをしました。", [
    ["[ｦ-ﾟ]{1,30}", (found) => found.normalize("NFKC")],
  ]),
  "comma-and-period": {
    example: findMarks.example,
    find: (writing) => [
      ...findMarks.find(writing),
      ...(writing.prose.includes("、")
        ? Array.from(writing.prose.matchAll(WIDE_COMMA), ({ index }) => passage(index, "，", "、"))
        : []),
    ],
  },
  "informal-mark": wordRule("とても楽しかったです！！（笑）", "とても楽しかったです。", [
    ["(?<![A-Za-z])[！!]{1,5}(?![=A-Za-z])"],
    ["[（(]笑[）)]|[♪♡♥]"],
    ["…{1,6}|・・・{1,6}|。。{1,6}"],
    ["[\\p{Emoji_Presentation}]{1,10}"],
  ]),
}
