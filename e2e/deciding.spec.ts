// An editor changes a template before sending it, and undoes the decision, by keyboard alone.
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import { TWO_SERVERS_MS } from "./support/limits.ts"
import { untilRunning } from "./support/links.ts"
import { startSite } from "./support/server.ts"
import { signIn } from "./support/session.ts"

const words = {
  en: {
    sendBack: "Send back",
    own: "In your own words",
    edit: "Change the text before sending",
    bar: "Sent back",
    undo: /^Undo \(\d+ s\)$/,
    undone: "Undone. Nothing was sent",
  },
  ja: {
    sendBack: "差し戻し",
    own: "自由記入",
    edit: "送る前に文章を直す",
    bar: "差し戻し",
    undo: /^取り消す（あと\d+秒）$/,
    undone: "取り消しました",
  },
} as const

test("an editor changes a template before sending it, and undoes the decision after a reload, by keyboard", {
  tag: "@both",
}, async ({ page, language }) => {
  test.setTimeout(TWO_SERVERS_MS) // a server on which decisions can be undone
  const w = words[language]
  const site = await startSite({ HOST: "localhost", UNDO_SECONDS: "600" })
  await signIn(page, "editor", site.address)
  await page.goto(`${site.address}/${language}/editors/ambassadors`)
  await untilRunning(page)
  await expect(page.getByRole("article")).toBeVisible()
  await page.keyboard.press("Enter")
  await page.keyboard.press("2")
  const template = page.getByRole("combobox").first()
  await expect(template).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: w.edit })).toBeFocused()
  await page.keyboard.press("Enter")
  const own = page.getByLabel(w.own)
  await expect(own).toBeFocused()
  await expect(own).not.toHaveValue("")
  await page.keyboard.press("Control+End")
  await page.keyboard.type(" (2 + 2)")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  const undo = page.getByRole("button", { name: w.undo })
  await expect(undo).toBeVisible()
  await expect(page.getByRole("status").filter({ hasText: w.bar }).first()).toBeVisible()
  await expectAccessible(page, ["light", "dark"])
  await page.reload()
  await untilRunning(page)
  await expect(undo).toBeVisible()
  await page.keyboard.press("u")
  await expect(page.locator(".toast-region article")).toContainText(w.undone)
  await expect(page.getByRole("button", { name: w.sendBack })).toBeVisible()
  await expect(undo).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  expect(await site.stop()).toEqual({ endedWell: true, errors: [] })
})
