// Replaces use-intl's formatter of compiled messages (see vite/messages.ts). Formats whole numbers itself: a
// browser loads its tables for the first number that Intl formats, which adds thirty milliseconds to
// hydration.
import formatMessage from "use-intl/format-message/format-only"

type FormatArguments = Parameters<typeof formatMessage>
type NumberFormats = FormatArguments[3]["formatters"]["getNumberFormat"]

const EVERY_THOUSAND = /\B(?=(?:\d{3})+$)/g

/** The same in both of our languages. */
const numbersWith = (others: NumberFormats): NumberFormats =>
  ((locale, options) => {
    const format = (value: number) =>
      options === undefined && Number.isSafeInteger(value)
        ? String(value).replace(EVERY_THOUSAND, ",")
        : others(locale, options).format(value)
    return { format }
  }) as NumberFormats

function format(...[key, message, values, options]: FormatArguments) {
  const { formatters } = options
  return formatMessage(key, message, values, {
    ...options,
    formatters: { ...formatters, getNumberFormat: numbersWith(formatters.getNumberFormat) },
  })
}
// The source is not available, only what it was compiled to.
format.raw = false

export default format
