// Choosing from long lists by searching: with the keyboard, by touch, and with a Japanese input method.
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"

const words = {
  en: {
    send: "Send the choices",
    sent: "Your choices were looked at",
    missing: "Country or region: Please fill this in.",
    vietnam: "Vietnam",
    science: "Institute of Science Tokyo",
    waseda: "Waseda University",
    clear: "Clear: University",
    kanto: "Kanto",
    tokyo: "Tokyo",
    osaka: "Osaka",
    fukuoka: "Fukuoka",
    aichi: "Aichi",
    remove: "Remove: Osaka",
    full: "You have chosen 3, the most you can.",
    nothing: "Nothing found. Try another spelling.",
  },
  ja: {
    send: "選んだものを送信する",
    sent: "選んだものを確認しました",
    missing: "国・地域：入力してください。",
    vietnam: "ベトナム",
    science: "東京科学大学",
    waseda: "早稲田大学",
    clear: "選択を取り消す：大学",
    kanto: "関東",
    tokyo: "東京都",
    osaka: "大阪府",
    fukuoka: "福岡県",
    aichi: "愛知県",
    remove: "削除：大阪府",
    full: "3つ選びました。",
    nothing: "見つかりませんでした。",
  },
}

// spec: membership.lists
test("a student finds a country, a university and places by typing, and the form sends their ids", {
  tag: "@both",
}, async ({ page, language }) => {
  test.slow()
  const t = words[language]
  const form = page.locator("form", { has: page.locator("#country") })
  const country = form.locator("#country")
  const university = form.locator("#university")
  const places = form.locator("#prefectures")
  const option = (name: string) => form.getByRole("option", { name })
  const sent: unknown[] = []
  const looked: string[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/v1/dev/plans")) sent.push(request.postDataJSON())
    if (request.url().includes("/v1/universities?"))
      looked.push(new URL(request.url()).searchParams.get("query") ?? "")
  })
  await page.goto(`/${language}/dev/ui`)
  await untilRunning(page)

  await test.step("missing fields are named and focused", async () => {
    await form.getByRole("button", { name: t.send }).click()
    await expect(form.getByRole("alert").getByRole("link", { name: t.missing })).toBeVisible()
    await expect(country).toBeFocused()
  })

  await test.step("the keyboard chooses an option, and Enter in the list does not submit", async () => {
    await country.pressSequentially("atlantis")
    await expect(form.getByText(t.nothing).first()).toBeVisible()
    await country.press("Enter")
    await country.fill("viet")
    await expect(option(t.vietnam)).toBeVisible()
    await expect(country).toHaveAttribute("aria-expanded", "true")
    await expectAccessible(page)
    await country.press("Escape")
    await expect(country).toHaveValue("")
    await expect(country).toHaveAttribute("aria-expanded", "false")
    await country.fill("べとな")
    await country.press("ArrowDown")
    await country.press("ArrowUp")
    const active = await country.getAttribute("aria-activedescendant")
    await expect(page.locator(`[id="${active}"]`)).toContainText(t.vietnam)
    await country.press("Enter")
    await expect(country).toHaveValue(t.vietnam)
    await expect(option(t.vietnam)).toHaveCount(0)
    expect(sent).toEqual([])
  })

  await test.step("a merged university is shown as its successor", async () => {
    await expect(university).toHaveValue(t.science)
    await form.getByRole("button", { name: t.clear }).click()
    await expect(university).toHaveValue("")
    await expect(university).toBeFocused()
  })

  await test.step("a word in composition is not searched until it is complete", async () => {
    const keyboard = await page.context().newCDPSession(page)
    await keyboard.send("Input.imeSetComposition", { text: "わせ", selectionStart: 2, selectionEnd: 2 })
    await expect(university).toHaveValue("わせ")
    await keyboard.send("Input.imeSetComposition", { text: "早稲田", selectionStart: 3, selectionEnd: 3 })
    await university.dispatchEvent("keydown", {
      key: "Enter",
      keyCode: 229,
      isComposing: true,
      bubbles: true,
    })
    await expect(university).toHaveValue("早稲田")
    await keyboard.send("Input.insertText", { text: "早稲田" })
    await expect(option(t.waseda)).toBeVisible()
    expect(looked.filter((query) => query !== "")).toEqual(["早稲田"])
    expect(sent).toEqual([])
  })

  await test.step("an email address finds its university, and leaving half a word chooses nothing", async () => {
    await university.fill("s123@ms.waseda.jp")
    await expect.poll(() => looked.at(-1)).toBe("s123@ms.waseda.jp")
    await expect(form.locator("[role=listbox]:not([aria-busy])").getByRole("option")).toHaveCount(1)
    await university.press("Enter")
    await expect(university).toHaveValue(t.waseda)
    await university.fill("kyo")
    await university.press("Tab")
    await expect(university).toHaveValue(t.waseda)
  })

  await test.step("touch chooses up to three, by region", async () => {
    await places.click()
    await expect(form.getByRole("group", { name: t.kanto })).toBeVisible()
    await option(t.tokyo).click()
    await places.fill("おおさか")
    await option(t.osaka).click()
    await places.fill("fuku")
    await option(t.fukuoka).click()
    await expect(form.getByText(t.full)).toBeVisible()
    await expect(option(t.aichi)).toHaveAttribute("aria-disabled", "true")
    await option(t.aichi).click({ force: true })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await places.press("Escape")
    await form.getByRole("button", { name: t.remove }).click()
    await expect(places).toBeFocused()
  })

  await form.getByRole("button", { name: t.send }).click()
  await expect(form.getByText(t.sent)).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ country: "VN", university: "waseda-university", prefectures: ["13", "40"] })
})
