import { passage, type RuleFamily, type Sentence } from "../writing.ts"

const POLITE = /(?:です|ます|でした|ました|ません|ましょう|でしょう|ください|下さい)(?:か|ね|よ)?$/u
const PLAIN =
  /(?:[うくぐすぬぶむる]|(?<![一二三四五六七八九幾])つ|[^まで]した|[^しっいん]た|った|いた|んだ|[^ん]だ|たい|ない|しい|[多高強大深長早近広良よ]い)$/u
const LAST_KANA = /[ぁ-ん]{1,6}$/u

const politeForms: readonly (readonly [plain: string, polite?: string])[] = [
  ["であった", "でした"],
  ["である", "です"],
  ["だった", "でした"],
  ["ではない", "ではありません"],
  ["ている", "ています"],
  ["ていた", "ていました"],
  ["できる", "できます"],
  ["できた", "できました"],
  ["する", "します"],
  ["した", "しました"],
  ["なる", "なります"],
  ["たい", "たいです"],
  ["んだ"],
  ["だ", "です"],
]
const plainForms: readonly (readonly [polite: string, plain?: string])[] = [
  ["ではありません", "ではない"],
  ["ていました", "ていた"],
  ["ています", "ている"],
  ["できました", "できた"],
  ["できます", "できる"],
  ["しました", "した"],
  ["します", "する"],
  ["たいです", "たい"],
  ["でした", "であった"],
  ["です", "である"],
]

const stylesOf = (sentences: readonly Sentence[]) =>
  sentences
    .filter(({ isClosed }) => isClosed)
    .flatMap((sentence) => {
      const end = sentence.text.slice(-12)
      if (POLITE.test(end)) return [{ sentence, isPolite: true }]
      return PLAIN.test(end) ? [{ sentence, isPolite: false }] : []
    })

export const style: RuleFamily<"mixed-style"> = {
  "mixed-style": {
    example: {
      before: "私の強みは粘り強さです。三年間、毎朝走り続けた。",
      after: "私の強みは粘り強さです。三年間、毎朝走り続けました。",
    },
    find({ sentences }) {
      const styles = stylesOf(sentences)
      const polite = styles.filter(({ isPolite }) => isPolite).length
      const isMostlyPolite = polite * 2 === styles.length ? styles[0]?.isPolite : polite * 2 > styles.length
      const forms = isMostlyPolite ? politeForms : plainForms
      return styles
        .filter(({ isPolite }) => isPolite !== isMostlyPolite)
        .map(({ sentence: { text, end } }) => {
          const form = forms.find(([from]) => text.endsWith(from))
          const found = form?.[0] ?? LAST_KANA.exec(text.slice(-6))?.[0] ?? text.slice(-1)
          return passage(end - found.length, found, form?.[1])
        })
    },
  },
}
