// Machine translation of members' posts, if a service is configured. A feature's job calls it, marks the
// result as machine-made, and passes it to the members' renderer like any other text.
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { Log } from "../process/log.ts"
import { type MemberProfile, picturesAsWritten } from "./markdown/member.ts"
import { parseMemberText } from "./markdown.ts"
import {
  asHtml,
  fromHtml,
  fromWords,
  isPlain,
  type TranslatableLine,
  translatableLines,
  withLines,
  wordsOf,
} from "./translation/lines.ts"
import {
  createTranslationService,
  type TranslationAddress,
  TranslationRefused,
} from "./translation/service.ts"

export interface Translatable {
  readonly from: string
  readonly to: string
  readonly title: string | null
  /** Members' Markdown. */
  readonly text: string
  readonly kind: MemberProfile["kind"]
}

export interface MachineText {
  readonly title: string | null
  readonly text: string
}

export interface Translation {
  /** Whether a service is configured. */
  readonly isOn: boolean
  /**
   * Undefined if the service cannot translate it, now or later. Throws if it is down, and the job is retried.
   */
  translate(text: Translatable): Promise<MachineText | undefined>
}

export interface TranslationParts {
  readonly address: TranslationAddress | undefined
  readonly log: Log
  readonly now: () => Date
  readonly patienceMs?: () => number
}

export function createTranslation({ address, ...parts }: TranslationParts): Translation {
  if (!address) return { isOn: false, translate: async () => undefined }
  const service = createTranslationService({ address, ...parts })

  const translatePlain = (texts: readonly string[], { from, to }: Translatable) =>
    service.translate(texts, { from, to, format: "text" })

  /** Sends whole lines if the service preserves our tags, else their pieces. */
  const translateLines = async (lines: readonly TranslatableLine[], wanted: Translatable) => {
    const { from, to } = wanted
    const tagged = lines.filter((line) => !isPlain(line))
    const html = await service.translate(tagged.map(asHtml), { from, to, format: "html" })
    const whole = new Map(tagged.map((line, i) => [line, fromHtml(line, html[i] ?? "")]))
    const inPieces = lines.filter((line) => whole.get(line) === undefined)
    const pieces = await translatePlain(inPieces.flatMap(wordsOf), wanted)
    return lines.map((line) => ({
      line,
      markdown: whole.get(line) ?? fromWords(line, pieces.splice(0, wordsOf(line).length)),
    }))
  }

  return {
    isOn: true,
    async translate(wanted) {
      try {
        if (!(await service.speaks(wanted.from, wanted.to))) return undefined
        const { tokens } = parseMemberText(wanted.text, { kind: wanted.kind, pictureAt: picturesAsWritten })
        const contents = new Map(
          tokens.flatMap(({ map, content, type }) => (type === "inline" && map ? [[map[0], content]] : [])),
        )
        const lines = await translateLines(translatableLines(tokens), wanted)
        const [title] = wanted.title === null ? [] : await translatePlain([withoutRuby(wanted.title)], wanted)
        return {
          title: title === undefined ? null : titleOf(title),
          text: withLines(wanted.text, lines, ({ first }) => contents.get(first) ?? ""),
        }
      } catch (error) {
        if (error instanceof TranslationRefused) return undefined
        throw error
      }
    },
  }
}

/** Braces would be parsed as furigana. */
const titleOf = (title: string) => title.replace(/[{}|]/g, " ").replace(/\s+/gu, " ").trim()
