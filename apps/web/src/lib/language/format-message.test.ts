import compile from "icu-minify/compile"
import { expect, test } from "vitest"
import format from "./format-message.ts"

const message = compile(
  "{count, plural, =0 {none} one {# answer} other {# answers}}, {share, number, percent}",
)
const written = (locale: string, values: { count: number; share: number }) =>
  format("key", message as never, values, {
    locale,
    formats: { number: { percent: { style: "percent" } } },
    formatters: {
      getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
        new Intl.NumberFormat(...given),
      getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
        new Intl.PluralRules(...given),
    } as never,
  } as never)

test.each([0, 1, 2, 999, 1_000, 12_345, 1_234_567, -1_234, 0.5, 1_234.5])(
  "formats %d like Intl in both languages",
  (count) => {
    for (const locale of ["en", "ja"]) {
      const number = new Intl.NumberFormat(locale).format(count)
      const isOne = new Intl.PluralRules(locale).select(count) === "one"
      const words = count === 0 ? "none" : `${number} ${isOne ? "answer" : "answers"}`
      expect(written(locale, { count, share: 0.25 })).toBe(`${words}, 25%`)
    }
  },
)
