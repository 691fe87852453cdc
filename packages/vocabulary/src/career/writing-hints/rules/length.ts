// Words that can go without a loss, and texts that leave the form half empty.
import { passage, type RuleFamily, type Word, wordRule, wordsIn } from "../writing.ts"

const doubledMeaning: readonly Word[] = [
  ["まず最初に|まず初めに|まずはじめに", "まず"],
  ["一番最初", "最初"],
  ["一番最後", "最後"],
  ["一番最高", "最高"],
  ["最も最適", "最適"],
  ["違和感を感じ", "違和感を覚え"],
  ["後で後悔|後から後悔", "後悔"],
  ["必ず必要", "必要"],
  ["今の現状|現在の現状", "現状"],
  ["従来から|従来より", "以前から"],
  ["あらかじめ予定|事前に予約|あらかじめ予約", (found) => found.slice(-2)],
  ["過半数を超え", "半数を超え"],
  ["再度繰り返|再び繰り返", "繰り返"],
  ["製造メーカー", "メーカー"],
  ["返事を返", "返事を"],
  ["犯罪を犯", "罪を犯"],
  ["日本に来日", "来日"],
  ["お体をご自愛", "ご自愛"],
  ["頭痛が痛", "頭が痛"],
  [
    "(?:約|およそ|おおよそ)[0-9０-９一二三四五六七八九十百千万]{1,8}[\\p{Script=Han}か]{0,3}(?:ほど|程度|くらい|ぐらい)",
    (found) => found.replace(/ほど|程度|くらい|ぐらい/u, ""),
  ],
  ["各[\\p{Script=Han}]{1,4}(?:ごと|毎)に", (found) => `${found.slice(1)}`],
]

const wordy = wordsIn([
  ["することができ", "でき"],
  ["することが可能", "でき"],
  ["(?<=[\\p{Script=Han}]{2})を行い(?=ま|、)", "し"],
  ["(?<=[\\p{Script=Han}]{2})を行っ(?=[たて])", "し"],
  ["(?<=[\\p{Script=Han}]{2})を行う", "する"],
  ["というふうに", "と"],
  ["といったような", "といった"],
  ["(?<=[るた])ということ(?=[をがは])", "こと"],
  ["なければならないと(?:考え|思い)ました"],
  ["することによって|することにより", "して"],
  ["に関しまして|につきまして", "について"],
  ["においては", "では"],
])

/** Part of the limit that recruiters expect to be filled. */
const FILLED = 0.8
/** Shorter than this a text is still being written. */
const BEGUN = 0.4

export const length: RuleFamily<"doubled-meaning" | "wordy" | "short-of-limit"> = {
  "doubled-meaning": wordRule(
    "まず最初に、今の現状を調べました。",
    "まず、現状を調べました。",
    doubledMeaning,
  ),
  wordy: {
    example: {
      before: "アンケートの調査を行い、原因を発見することができました。",
      after: "アンケートで調べ、原因を発見できました。",
    },
    find: ({ prose, characters, limit }) => (limit !== null && characters > limit ? wordy(prose) : []),
  },
  "short-of-limit": {
    example: {
      before: "「400字以内」の欄に、250字で答える。",
      after: "「400字以内」の欄に、350字で答える。",
    },
    find({ prose, sentences, characters, limit }) {
      const last = sentences.at(-1)
      if (limit === null || !last?.isClosed) return []
      const isShort = characters >= limit * BEGUN && characters < limit * FILLED
      return isShort ? [passage(last.start, prose.slice(last.start, last.end + 1))] : []
    },
  },
}
