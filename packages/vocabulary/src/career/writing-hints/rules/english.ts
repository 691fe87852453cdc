import { type Passage, passage, type RuleFamily, type Sentence, sentencesOf, wordRule } from "../writing.ts"

const ENDS = /[.!?](?=\s)|[.!?]$|\n/gu
const MOST_WORDS = 30
const WORD = /\S{1,40}/gu

const isLong = ({ text }: Sentence) => Array.from(text.matchAll(WORD)).length > MOST_WORDS

function* thirdI(sentences: readonly Sentence[]): Iterable<Passage> {
  let row = 0
  for (const { start, text } of sentences) {
    row = text.startsWith("I ") ? row + 1 : 0
    if (row === 3) yield passage(start, "I")
  }
}

export const english: RuleFamily<"english-long-sentence" | "english-responsible" | "english-starts-with-i"> =
  {
    "english-long-sentence": {
      example: {
        before:
          "I noticed that many customers from abroad could not read the menu, so I asked the manager if I could make an English one, and after three months mistakes in orders had fallen by half.",
        after:
          "Many customers from abroad could not read our menu. I made an English one. Within three months, mistakes in orders fell by half.",
      },
      find: ({ prose }) =>
        sentencesOf(prose, ENDS)
          .filter(isLong)
          .map(({ start, text }) => passage(start, text)),
    },
    "english-responsible": wordRule(
      "I was responsible for the training of new staff.",
      "I trained six new members of staff.",
      [["[Ww]as responsible for|[Ww]ere responsible for|[Rr]esponsibilities included|[Mm]y duties were"]],
    ),
    "english-starts-with-i": {
      example: {
        before: "I joined the club. I became its leader. I planned four events.",
        after: "I joined the club and became its leader. In one year we held four events.",
      },
      find: ({ prose }) => thirdI(sentencesOf(prose, ENDS)),
    },
  }
