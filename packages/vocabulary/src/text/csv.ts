// Tables for Excel, made by the API and in the browser.

export const CSV_TYPE = "text/csv; charset=utf-8"

const BYTE_ORDER_MARK = "\uFEFF"
/** What Excel, LibreOffice and Google Sheets read as the start of a formula; full-width signs too. */
const FORMULA = /^[\s\u3000]*[=+\-@\t\r＝＋－＠]/

const isNumber = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text)

function cell(value: string | number): string {
  const text = String(value).replaceAll("\0", "")
  const harmless = FORMULA.test(text) && !isNumber(text) ? `'${text}` : text
  return /[",\r\n']|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/**
 * A table as a file that Excel opens directly: UTF-8 with a byte order mark, lines as in RFC 4180. User input never
 * becomes a formula.
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")
