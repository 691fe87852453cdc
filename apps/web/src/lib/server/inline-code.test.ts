import { describe, expect, test } from "vitest"
import { hashOf, named } from "./inline-code.ts"

const mine = 'nonce="n0"'

describe("inline code of a page", () => {
  test("is hashed if it carries the renderer's nonce, which is then removed", () => {
    const { html, code } = named(
      `<link ${mine} rel="x"><style ${mine}>a{}</style><script ${mine}>one()</script><p>x</p><script ${mine} class="c">two(\n)</script>`,
      "n0",
    )
    expect(html).toBe(
      '<link rel="x"><style>a{}</style><script>one()</script><p>x</p><script class="c">two(\n)</script>',
    )
    expect(code).toEqual({ scripts: [hashOf("one()"), hashOf("two(\n)")], styles: [hashOf("a{}")] })
  })
  test("is not hashed if it comes from anyone else", () => {
    for (const tag of ["<script>", '<script nonce="guess">', "<script class='nonce=n0'>", "<style>"])
      expect(named(`${tag}bad()</script></style>`, "n0").code).toEqual({ scripts: [], styles: [] })
  })
  test("is not hashed if it is a file or data", () => {
    const { code, html } = named(
      `<script ${mine} type="module" src="/a.js"></script><script type="application/ld+json" ${mine}>{}</script>`,
      "n0",
    )
    expect(code.scripts).toEqual([])
    expect(html).not.toContain("nonce")
  })
  test("is hashed once if it is repeated", () => {
    expect(named(`<script ${mine}>x</script>`.repeat(3), "n0").code.scripts).toEqual([hashOf("x")])
  })
})

test("computes the same hash as browsers", () => {
  // From the policy's specification (CSP Level 3, 8.4).
  expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
})
