import { expect, test } from "vitest"
import { accountNavigation } from "#web/account-navigation.gen.ts"
import { editorNavigation } from "#web/editor-navigation.gen.ts"
import { navigation } from "#web/navigation.gen.ts"
import { type AccountEntry, closestOf, entriesIn, isCurrent } from "./navigation.ts"

test("shows the entries of a place in its order", () => {
  const entries: AccountEntry[] = [
    { to: "/account/data", text: "data", in: { account: 20, suspended: 10 } },
    { to: "/account/posts", text: "hiddenPosts", in: { account: 10 } },
  ]
  expect(entriesIn(entries, "account").map(({ to }) => to)).toEqual(["/account/posts", "/account/data"])
  expect(entriesIn(entries, "suspended").map(({ to }) => to)).toEqual(["/account/data"])
})

test.each([
  ["/career", undefined, true],
  ["/career/event", undefined, true],
  ["/careers", undefined, false],
  ["/career", [], true],
  ["/career/event", [], false],
  ["/shukatsu-calendar", ["/career", "/shukatsu-calendar"], true],
])("on %s, an entry for /career that holds %j is current: %s", (path, holds, is) => {
  expect(isCurrent(path, { to: "/career", ...(holds ? { holds } : {}) })).toBe(is)
})

test.each([
  ["/shukatsu-calendar", "/shukatsu-calendar"],
  ["/shukatsu-calendar/visa", "/shukatsu-calendar/visa"],
  ["/shukatsu-calendar/entry-sheets", "/shukatsu-calendar"],
  ["/career", "/career"],
  ["/career/event/detail/1", "/career/event"],
  ["/members", undefined],
])("on %s, the current entry of the career section is %s", (path, to) => {
  expect(closestOf(path, entriesIn(navigation, "career"))?.to).toBe(to)
})

test("no two entries claim one position of a place", () => {
  const positions = [...navigation, ...accountNavigation, ...editorNavigation].flatMap((entry) =>
    Object.entries(entry.in).map(([place, order]) => {
      const frame = accountNavigation.some((each) => each === entry) ? "account pages" : "site"
      return `${frame}: ${place} ${order}, ${entry.audience === "visitors" ? "visitors" : "members"}`
    }),
  )
  expect(positions).toEqual([...new Set(positions)])
})
