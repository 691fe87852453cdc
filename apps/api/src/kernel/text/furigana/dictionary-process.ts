// The process that loads the dictionary once and then analyses lines.
import { constants, getPriority, setPriority } from "node:os"
import lindera from "lindera-wasm-nodejs-ipadic"
import { asHiragana } from "#api/kernel/search/romaji"
import type { Answer, Order } from "./dictionary.ts"
import type { Morpheme } from "./morphemes.ts"

/** A dictionary entry, with the library's field names. */
interface Entry {
  readonly surface: string
  readonly reading?: string
  readonly baseForm?: string
  readonly partOfSpeechSubcategory1?: string
}

const LOWER_PRIORITY_BY = 5
const UNKNOWN = "*"

setPriority(Math.min(getPriority() + LOWER_PRIORITY_BY, constants.priority.PRIORITY_LOW))

// The server ends it, once the texts that it waits for are read.
process.on("SIGINT", () => {})

const builder = new lindera.TokenizerBuilder()
builder.setDictionary("embedded://ipadic")
builder.setMode("normal")
builder.setKeepWhitespace(true)
const tokenizer = builder.build()

const morpheme = ({ surface, reading, baseForm, partOfSpeechSubcategory1 }: Entry): Morpheme => ({
  surface,
  reading: reading === undefined || reading === UNKNOWN ? null : asHiragana(reading),
  lemma: baseForm === undefined || baseForm === UNKNOWN ? surface : baseForm,
  isNumber: partOfSpeechSubcategory1 === "数",
})

process.on("message", ({ id, lines }: Order) => {
  const words = lines.map((line) => (tokenizer.tokenize(line) as Entry[]).map(morpheme))
  process.send?.({ id, words } satisfies Answer)
})
