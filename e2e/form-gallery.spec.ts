// The gallery's form has every feature of a form: steps, rows, a draft, a warning before leaving.
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import { followLink, untilRunning } from "./support/links.ts"

const words = {
  en: {
    missing: "Name of the plan: Please fill this in.",
    tooEarly: "Year of graduation: This must be 2026 or more.",
    missingInRow: "Step 2, What to do: Please fill this in.",
    next: "Next",
    back: "Back",
    second: "Step 2 of 2: What you will do",
    add: "Add a step",
    remove: "Remove: Step 3",
    send: "Send the plan",
    restored: "What you typed here before has been kept.",
    leave: "Leave without sending?",
    stay: "Keep writing",
    go: "Leave",
    twice: "This is not in the right form.",
    sent: "with 2 steps was looked at",
  },
  ja: {
    missing: "計画の名前：入力してください。",
    tooEarly: "卒業する年：2026以上にしてください。",
    missingInRow: "ステップ2の「すること」：入力してください。",
    next: "次へ",
    back: "戻る",
    second: "2/2 すること",
    add: "ステップを追加する",
    remove: "削除：ステップ3",
    send: "計画を送信する",
    restored: "前に入力した内容が残っています。",
    leave: "送信せずに移動しますか",
    stay: "入力を続ける",
    go: "移動する",
    twice: "形式が正しくありません。",
    sent: "（ステップ2つ）を確認しました",
  },
}

test("a reader fills in a long form step by step, reloads it, and submits it once", {
  tag: "@both-long",
}, async ({ page, language, problems }) => {
  test.slow()
  problems.allow(/response 422|request failed/)
  const t = words[language]
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
  const form = page.locator("form", { has: page.locator("#has-offer") })
  const alert = form.getByRole("alert")
  await page.goto(`/${language}/dev/ui`)
  await untilRunning(page)

  await test.step("errors of a step are shown at their fields before the next step", async () => {
    await page.locator("#year").fill("２０２５")
    await page.locator("#level").selectOption("n2")
    await press(t.next)
    await expect(alert.getByRole("link", { name: t.missing })).toBeVisible()
    await expect(alert.getByRole("link", { name: t.tooEarly })).toBeVisible()
    await expect(page.locator("#title")).toBeFocused()
    await expect(page.locator("#title")).toHaveAccessibleDescription(/.+/)
    await page.locator("#title").fill("Kobe")
    await page.locator("#year").fill("2028")
    await page.locator("#pass-phrase").fill("kotatsu mikan")
    await page.locator("#title").press("Enter")
    await expect(page.getByRole("heading", { name: t.second })).toBeFocused()
    await expect(alert).toHaveCount(0)
  })

  await test.step("rows are added and removed", async () => {
    await page.locator("#steps-0-what").fill("Ask a senpai")
    await press(t.add)
    await expect(page.locator("#steps-1-what")).toBeFocused()
    await press(t.send)
    await expect(alert.getByRole("link", { name: t.missingInRow })).toBeVisible()
    await expect(page.locator("#steps-1-what")).toBeFocused()
    await page.locator("#steps-1-what").fill("Ask a senpai")
    await press(t.add)
    await press(t.remove)
    await expect(page.locator("#steps-2-what")).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step("a draft survives a reload, except for its secret", async () => {
    page.once("dialog", (dialog) => dialog.accept())
    await page.reload()
    await untilRunning(page)
    await expect(page.getByText(t.restored)).toBeVisible()
    await expect(page.locator("#title")).toHaveValue("Kobe")
    await expect(page.locator("#year")).toHaveValue("2028")
    await expect(page.locator("#level")).toHaveValue("n2")
    await expect(page.locator("#pass-phrase")).toHaveValue("")
    await press(t.next)
    await expect(page.locator("#steps-1-what")).toHaveValue("Ask a senpai")
  })

  const keys: (string | undefined)[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/v1/dev/plans")) keys.push(request.headers()["idempotency-key"])
  })
  await test.step("a retry without a response is idempotent", async () => {
    await page.route("**/api/v1/dev/plans", (route) => route.abort())
    await press(t.send)
    await expect(alert).toBeFocused()
    await page.unroute("**/api/v1/dev/plans")
    await press(t.send)
    await expect(page.locator("#steps-1-what")).toHaveAccessibleDescription(t.twice)
    await expect(page.locator("#steps-1-what")).toBeFocused()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })

  const question = page.getByRole("dialog", { name: t.leave })
  await test.step("the reader is warned before leaving an unsent form", async () => {
    await page.locator("#steps-1-what").fill("Write the ES")
    await followLink(page, `/${language}/article`)
    await expect(question).toBeVisible()
    await question.getByRole("button", { name: t.stay }).last().click()
    await expect(question).toBeHidden()
    await expect(page.locator("#steps-1-what")).toHaveValue("Write the ES")
  })

  await test.step("after sending, the draft and the warning are gone", async () => {
    await press(t.send)
    await expect(page.getByText(t.sent)).toBeVisible()
    expect(keys[2]).not.toBe(keys[0])
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft."))),
    ).toEqual([])
    await followLink(page, `/${language}/article`)
    await expect(page).toHaveURL(`/${language}/article`)
  })
})
