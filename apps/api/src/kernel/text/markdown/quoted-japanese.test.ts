import { expect, test } from "vitest"
import { markQuotedJapanese } from "./quoted-japanese.ts"

const ruby = "<ruby>内定<rp>(</rp><rt>ないてい</rt><rp>)</rp></ruby>"

test.each([
  [
    `<p>An offer (${ruby}) is a promise.</p>`,
    `<p>An offer (<span lang="ja">${ruby}</span>) is a promise.</p>`,
  ],
  [
    `<p>Say 「はい、JLPT N2の${ruby}です。」 once.</p>`,
    `<p>Say <span lang="ja">「はい、JLPT N2の${ruby}です。」</span> once.</p>`,
  ],
  [
    "<p>すみません and <em>はい</em></p>",
    '<p><span lang="ja">すみません</span> and <em><span lang="ja">はい</span></em></p>',
  ],
  ["<p>我在日本找工作。</p>", "<p>我在日本找工作。</p>"],
  [
    '<img alt="メモ"><p>No Japanese: “quotes” … 1,200</p>',
    '<img alt="メモ"><p>No Japanese: “quotes” … 1,200</p>',
  ],
])("%s", (html, marked) => {
  expect(markQuotedJapanese(html)).toBe(marked)
})
