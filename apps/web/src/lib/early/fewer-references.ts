// The router writes each object of a page's data as `$R[n]=…`, so that another place can refer to it. Hardly any is referred to, and a
// thousand different numbers hardly compress.

const DATA = /(<script\b[^>]* data-tsr-stream-part[^>]*>)(.*?)(<\/script>)/gs
/** Both skip strings, whatever these contain. */
const READ = /"(?:[^"\\]|\\.)*"|\$R\[(\d+)\](?!=[^=])/g
/** Inside an expression: elsewhere the object behind it would become a block. */
const WRITTEN = /"(?:[^"\\]|\\.)*"|(?<=[:,[(=])\$R\[(\d+)\]=(?!=)/g

export function withFewerReferences(html: string): string {
  const read = new Set<string>()
  for (const [, , code = ""] of html.matchAll(DATA))
    for (const [, number] of code.matchAll(READ)) if (number !== undefined) read.add(number)
  const slim = (code: string) =>
    code.replace(WRITTEN, (text, number?: string) => (number === undefined || read.has(number) ? text : ""))
  return html.replace(DATA, (_, start: string, code: string, end: string) => start + slim(code) + end)
}
