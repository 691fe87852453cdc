import { expect, test } from "vitest"
import { hostProblems } from "./check-hosts.ts"

const here = "/srv/checkout"
// Concatenated, so that this file does not contain what it forbids.
const join = (...parts: string[]) => parts.join("")

test.each([
  ["a registry host", join("https://registry.", "npmjs.org/zod")],
  ["a resolved address in a lockfile", join('      "resol', 'ved": "https://packages.example/zod.tgz"')],
  ["a registry setting", join("regis", "try=https://packages.example/")],
  ["a home folder", join("cd /", "home/someone/project")],
  ["a home folder on a Mac", join('"/', 'Users/someone"')],
  ["the folder of this clone", `${here}/apps`],
])("reports %s", (_, text) => {
  expect(hostProblems("a.txt", text, here)).toHaveLength(1)
})

test("the product's own addresses are allowed", () => {
  const text = 'href="/article" "/account/home/x" "resolved": "apps/web" https://www.jasso.go.jp/home/x'
  expect(hostProblems("a.txt", text, here)).toEqual([])
})
