// A table as a file that Excel opens by itself: UTF-8 with its mark, lines as RFC 4180 has them. What somebody has typed is never a formula.

const MARK = "\uFEFF"
/** What Excel, LibreOffice and Google Sheets take for the beginning of a formula; also behind full-width signs. */
const FORMULA = /^[\s\u3000]*[=+\-@\t\r＝＋－＠]/

const isNumber = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text)

function cell(value: string | number): string {
  const text = String(value).replaceAll("\0", "")
  const harmless = FORMULA.test(text) && !isNumber(text) ? `'${text}` : text
  return /[",\r\n']|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  MARK + rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")
