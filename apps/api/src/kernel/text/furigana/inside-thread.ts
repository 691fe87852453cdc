// The worker that loads the dictionary once and then analyses lines.
import { constants, getPriority, setPriority } from "node:os"
import { parentPort } from "node:worker_threads"
import lindera from "lindera-wasm-nodejs-ipadic"
import { asHiragana } from "#api/kernel/search/romaji"
import type { Morpheme } from "./morphemes.ts"
import type { Answer, Order } from "./thread.ts"

/** A dictionary entry, with the library's field names. */
interface Entry {
  readonly surface: string
  readonly reading?: string
  readonly baseForm?: string
  readonly partOfSpeechSubcategory1?: string
}

const LOWER_PRIORITY_BY = 5
const UNKNOWN = "*"

// On Linux this lowers the thread's priority; elsewhere it would lower the whole process's.
if (process.platform === "linux")
  setPriority(Math.min(getPriority() + LOWER_PRIORITY_BY, constants.priority.PRIORITY_LOW))

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

parentPort?.on("message", ({ id, lines }: Order) => {
  const words = lines.map((line) => (tokenizer.tokenize(line) as Entry[]).map(morpheme))
  parentPort?.postMessage({ id, words } satisfies Answer)
})
