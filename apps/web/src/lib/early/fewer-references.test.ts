import { runInNewContext } from "node:vm"
import { expect, test } from "vitest"
import { withFewerReferences } from "./fewer-references.ts"

const script = (code: string) => `<script nonce="n" data-tsr-stream-part="">${code}</script>`
const dataOf = (html: string) => {
  const context = { $R: { tsr: [] }, known: undefined as unknown }
  for (const [, code = ""] of html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)) runInNewContext(code, context)
  return JSON.stringify(context.known)
}

test("writes only the references that something refers to", () => {
  const html = script(
    `known=($R=>$R[0]={tags:$R[1]=[$R[2]={key:"a"},$R[3]={key:"b"}],first:$R[2]})($R["tsr"])`,
  )
  const slim = withFewerReferences(html)
  expect(slim).toBe(script(`known=($R=>$R[0]={tags:[$R[2]={key:"a"},{key:"b"}],first:$R[2]})($R["tsr"])`))
  expect(dataOf(slim)).toBe(dataOf(html))
})

test("keeps a reference before which no expression has begun", () => {
  const html = script(`known=1;$R[1]={a:1};(()=>$R[2]={b:2})()`)
  expect(withFewerReferences(html)).toBe(html)
})

test("keeps what a later script of the page refers to", () => {
  const html = script(`known=($R=>$R[0]=[$R[1]={a:1}])($R["tsr"])`) + script(`$R["tsr"][1].a=2;($R=>$R[1])`)
  expect(withFewerReferences(html)).toContain(`[$R[1]={a:1}]`)
})

test("leaves texts alone, whatever their author wrote", () => {
  const text = String.raw`\"$R[7]=\" \\`
  const html = script(`known=($R=>$R[0]=["${text}",$R[1]=["$R[1]=",{}]])($R["tsr"])`)
  const slim = withFewerReferences(html)
  expect(slim).toContain(`"${text}",["$R[1]=",{}]`)
  expect(dataOf(slim)).toBe(dataOf(html))
})

test("leaves other scripts, and the page, alone", () => {
  const html = `<p>$R[1]={}</p><script>$R[1]={}</script>`
  expect(withFewerReferences(html)).toBe(html)
})
