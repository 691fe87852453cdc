import { expect, it } from "vitest"
import { unbroken } from "./unbroken.ts"

const term = '<button type="button" class="term" popovertarget="term-es">ES</button>'
const kept = (html: string) => `<span class="unbroken">${html}</span>`
const read = "<ruby>社<rp>(</rp><rt>しゃ</rt><rp>)</rp></ruby>"

it.each([
  ["週28時間まで", `週${kept("28時間")}まで`],
  ["2027年3月", `${kept("2027年")}${kept("3月")}`],
  ["100万円、3か月、N3", `${kept("100万円")}、${kept("3か月")}、N3`],
  [`20${read}に応募する`, `${kept(`20${read}`)}に応募する`],
  [
    "<ruby>3日<rp>(</rp><rt>みっか</rt><rp>)</rp></ruby>で",
    `${kept("<ruby>3日<rp>(</rp><rt>みっか</rt><rp>)</rp></ruby>")}で`,
  ],
  [`「${term}」を書く。`, `${kept(`「${term}」`)}を書く。`],
  [`Write an ${term}, then rest.`, `Write an ${kept(`${term},`)} then rest.`],
  [`${term}を書く`, `${term}を書く`],
  ['<a href="/x?y=28時間">28 hours</a>', '<a href="/x?y=28時間">28 hours</a>'],
])("%s", (html, expected) => expect(unbroken(html)).toBe(expected))
