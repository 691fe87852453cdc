// How sentences are built and follow each other.
import { countCharacters } from "../count-characters.ts"
import { type Passage, passage, type RuleFamily, type Sentence, wordRule } from "../writing.ts"

const LONGEST_SENTENCE = 60
const NOUN = "[\\p{Script=Han}々ァ-ヶーA-Za-z0-9０-９]{1,10}"

const ends = [
  "ませんでした",
  "と考えています",
  "と考えております",
  "と思います",
  "と思いました",
  "ております",
  "ています",
  "ました",
  "でした",
  "です",
  "ません",
  "ます",
  "であった",
  "である",
  "だった",
  "ている",
  "した",
  "だ",
]
const starts = /^(?:また|そして|さらに|しかし|そのため|その結果|そこで|次に|その後|加えて|例えば|特に)(?=、)/u

const endOf = ({ text }: Sentence) => ends.find((end) => text.endsWith(end))

/** A story in the polite past has these by nature: three or four in a row are usual in good texts (decision 0130). */
const usual = new Set(["ました", "ます"])

/** The third sentence, or the fifth with a usual ending, of each row that ends alike. */
function* endedAlike(sentences: readonly Sentence[]): Iterable<Passage> {
  let [last, row]: [string | undefined, number] = [undefined, 0]
  for (const sentence of sentences.filter(({ isClosed }) => isClosed)) {
    const end = endOf(sentence)
    row = end === last ? row + 1 : 1
    last = end
    if (end !== undefined && row === (usual.has(end) ? 5 : 3)) yield passage(sentence.end - end.length, end)
  }
}

/** A sentence that starts like the one before it, or like the one before that. */
function* startedAlike(sentences: readonly Sentence[]): Iterable<Passage> {
  let recent: (string | undefined)[] = []
  for (const { start, text } of sentences) {
    const word = starts.exec(text.slice(0, 8))?.[0]
    if (word !== undefined && recent.includes(word)) yield passage(start, word)
    recent = [...recent.slice(-1), word]
  }
  yield* threeTimesI(sentences)
}

function* threeTimesI(sentences: readonly Sentence[]): Iterable<Passage> {
  let row = 0
  for (const { start, text } of sentences) {
    row = text.startsWith("私は") ? row + 1 : 0
    if (row === 3) yield passage(start, "私は")
  }
}

const RUN = /[\p{Script=Han}々]{2,12}|[ァ-ヶー]{3,20}/gu
/** Words that a text about work and study needs again and again. */
const needed = new Set(
  "日本,日本語,英語,貴社,貴行,貴校,貴院,会社,企業,大学,自分,私自身,留学,留学生,学生,仕事,経験,時間,最初,今後,人々,研究,問題".split(
    ",",
  ),
)

/** The third time that a word is used within two sentences. */
function* thirdTime(sentences: readonly Sentence[]): Iterable<Passage> {
  let before = new Map<string, number>()
  for (const { start, text } of sentences) {
    const here = new Map<string, number>()
    for (const { 0: word, index } of text.matchAll(RUN)) {
      if (needed.has(word)) continue
      const times = (here.get(word) ?? 0) + 1
      here.set(word, times)
      if (times + (before.get(word) ?? 0) === 3) yield passage(start + index, word)
    }
    before = here
  }
}

export const sentenceRules: RuleFamily<
  "long-sentence" | "no-chain" | "repeated-word" | "repeated-start" | "repeated-end"
> = {
  "long-sentence": {
    example: {
      before:
        "私は居酒屋のアルバイトで外国人のお客様が増えたことに気づき、英語のメニューを作ることを店長に提案し、三か月後には注文の間違いが半分に減りました。",
      after:
        "居酒屋のアルバイトで、外国人のお客様が増えたことに気づきました。そこで、英語のメニューを店長に提案しました。三か月後、注文の間違いは半分に減りました。",
    },
    find: ({ sentences }) =>
      sentences
        .filter(
          ({ text }) => text.length > LONGEST_SENTENCE && countCharacters(text, "all") > LONGEST_SENTENCE,
        )
        .map(({ start, text }) => passage(start, text)),
  },
  "no-chain": wordRule(
    "大学の国際課の留学生の支援の活動をしました。",
    "大学の国際課で、留学生を支援しました。",
    [[`(?:${NOUN}の){3}(?=[\\p{Script=Han}ァ-ヶ])`]],
    "(?<![\\p{Script=Han}々ァ-ヶーA-Za-z0-9０-９])",
  ),
  "repeated-word": {
    example: {
      before: "店の課題は待ち時間でした。課題を調べ、課題の原因を見つけました。",
      after: "店の課題は待ち時間でした。記録を取って調べ、原因を見つけました。",
    },
    find: ({ sentences }) => thirdTime(sentences),
  },
  "repeated-start": {
    example: {
      before: "また、週に一度集まりました。また、議事録を残しました。",
      after: "また、週に一度集まり、議事録も残しました。",
    },
    find: ({ sentences }) => startedAlike(sentences),
  },
  "repeated-end": {
    example: {
      before: "私の強みは体力です。趣味は登山です。専攻は化学です。",
      after: "私の強みは、登山で鍛えた体力です。大学では化学を専攻しています。",
    },
    find: ({ sentences }) => endedAlike(sentences),
  },
}
