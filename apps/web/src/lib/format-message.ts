// What use-intl makes of a compiled message (vite/messages.ts puts this in its place). A whole number in it is written here: for the first one
// that Intl writes a browser reads its tables, which takes thirty milliseconds of the time in which a page comes alive.
import formatMessage from "use-intl/format-message/format-only"

type Given = Parameters<typeof formatMessage>
type NumberFormats = Given[3]["formatters"]["getNumberFormat"]

const EVERY_THOUSAND = /\B(?=(?:\d{3})+$)/g

/** As both of our languages write it. */
const numbersWith = (others: NumberFormats): NumberFormats =>
  ((locale, options) => {
    const format = (value: number) =>
      options === undefined && Number.isSafeInteger(value)
        ? String(value).replace(EVERY_THOUSAND, ",")
        : others(locale, options).format(value)
    return { format }
  }) as NumberFormats

function format(...[key, message, values, options]: Given) {
  const { formatters } = options
  return formatMessage(key, message, values, {
    ...options,
    formatters: { ...formatters, getNumberFormat: numbersWith(formatters.getNumberFormat) },
  })
}
// What was written cannot be had as it is: only what it was compiled to.
format.raw = false

export default format
