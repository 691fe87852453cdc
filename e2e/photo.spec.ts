// A member's photo: chosen, cropped to a square, shown everywhere, removed, and never lost on the way.
import type { Locator, Page } from "@playwright/test"
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { phonePicture } from "./support/phone-picture.ts"
import { beSignedIn } from "./support/session.ts"

const words = {
  en: {
    frame: "The part of the picture that is shown",
    save: "Save the photo",
    saved: "Your new photo is saved.",
    remove: "Remove the photo",
    confirm: "Yes, remove it",
    removed: "Your photo is removed.",
    preview: "As others see it",
    choose: "Choose a picture",
  },
  ja: {
    frame: "表示される部分",
    save: "写真を保存する",
    saved: "新しい写真を保存しました。",
    remove: "写真を削除する",
    confirm: "削除する",
    removed: "写真を削除しました。",
    preview: "ほかの人からの見え方",
    choose: "写真を選ぶ",
  },
}
/** One account per language that no other journey shows, because a photo removed while a page loads is a 404. */
const people: Record<Language, string> = { en: "arjun-rai", ja: "tomas" }

// Two journeys share an account.
test.describe.configure({ mode: "default" })
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const chooser = (page: Page) => page.getByRole("main").locator('input[type="file"]').first()
const toast = (page: Page) => page.locator(".toast-region article")

async function choosePicture(page: Page) {
  await chooser(page).setInputFiles({
    name: "me.jpg",
    mimeType: "image/jpeg",
    buffer: await phonePicture(page),
  })
}

/** As from a folder beside the window. */
async function dropPicture(page: Page, onto: Locator) {
  const base64 = (await phonePicture(page)).toString("base64")
  const dataTransfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], "me.jpg", { type: "image/jpeg" }))
    return transfer
  }, base64)
  await onto.dispatchEvent("drop", { dataTransfer })
}

/** Two fingers in the middle, moved apart to twice the distance. */
async function pinch(page: Page, frame: Locator) {
  await frame.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await frame.boundingBox()) ?? {}
  const session = await page.context().newCDPSession(page)
  const fingers = (apart: number) =>
    [-1, 1].map((side, id) => ({ id, x: x + width / 2 + side * apart, y: y + height / 2 }))
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(40) })
  await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(60) })
  await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(80) })
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}

/** The colour in the middle of a picture: more blue than red. */
const isBlue = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 })
    const context = canvas.getContext("2d")
    const { naturalWidth: width, naturalHeight: height } = image
    context?.drawImage(image, width / 2, height / 2, 1, 1, 0, 0, 1, 1)
    const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
    return blue > red
  })

// spec: membership.photo
test("a member crops a picture from the phone with keys and buttons, and it is their photo everywhere until they remove it", {
  tag: "@both-long",
}, async ({ page, context, baseURL, language }) => {
  test.slow()
  const w = words[language]
  await beSignedIn(context, baseURL, people[language])
  await page.goto(`/${language}/account/member-profile`)
  await untilRunning(page)
  await choosePicture(page)
  const frame = page.getByRole("slider", { name: w.frame })
  await expect(frame).toBeFocused()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  // The picture moves up, and the frame shows what is further down.
  for (let press = 0; press < 6; press++) await page.keyboard.press("ArrowUp")
  await expect(frame).toHaveAttribute("aria-valuetext", /100/)
  await page.keyboard.press("+")
  await page.keyboard.press("-")
  await page.getByRole("button", { name: w.save }).tap()
  await expect(toast(page)).toContainText(w.saved)

  const inPreview = page.getByRole("region", { name: w.preview }).locator("img")
  await expect(inPreview).toBeVisible()
  expect(await isBlue(inPreview)).toBe(true)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const inHeader = page.getByRole("banner").locator("img")
  await expect(inHeader).toBeVisible()
  await page.goto(`/${language}/account`)
  await expect(page.getByRole("main").locator("img")).toBeVisible()

  await page.goto(`/${language}/account/member-profile`)
  await untilRunning(page)
  await page.getByRole("button", { name: w.remove }).tap()
  await page.getByRole("dialog").getByRole("button", { name: w.confirm, exact: true }).tap()
  await expect(toast(page)).toContainText(w.removed)
  await expect(inHeader).toHaveCount(0)
  await expect(page.getByRole("button", { name: w.choose })).toBeFocused()
})

test("a member drops a picture, moves it with the mouse, and zooms with two fingers", async ({
  page,
  context,
  baseURL,
}) => {
  // Not the account of the journey above, which has a photo meanwhile.
  await beSignedIn(context, baseURL, "rajan")
  await page.goto("/en/account/member-profile")
  await untilRunning(page)
  await dropPicture(page, page.getByRole("button", { name: words.en.choose }))
  const frame = page.getByRole("slider", { name: words.en.frame })
  await expect(frame).toHaveAttribute("aria-valuetext", "50% from the left, 50% from the top, zoom 100%")
  await frame.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await frame.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2 + 30)
  await page.mouse.move(x + width / 2, y + height)
  await page.mouse.up()
  await page.mouse.move(x, y)
  await expect(frame).toHaveAttribute("aria-valuetext", "50% from the left, 0% from the top, zoom 100%")
  await pinch(page, frame)
  await expect(frame).toHaveAttribute("aria-valuetext", /zoom 200%$/)
})

test("a picture that could not be sent is kept with its crop: after a wrong file, offline, and across a new sign-in", async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|failed: |response 401: GET .*\/notifications\/unread/)
  await beSignedIn(context, baseURL, people.en)
  await page.goto("/en/account/member-profile")
  await untilRunning(page)
  const section = page.getByRole("region", { name: "Photo", exact: true })
  const textFile = { name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not a picture") }
  await chooser(page).setInputFiles(textFile)
  await expect(section.getByRole("alert")).toContainText("could not open this file")

  await choosePicture(page)
  const frame = page.getByRole("slider", { name: "The part of the picture that is shown" })
  await expect(section.getByRole("alert")).toHaveCount(0)
  await page.getByRole("button", { name: "Move the picture up" }).tap()
  await page.getByLabel("Zoom").fill("1.5")
  const place = (await frame.getAttribute("aria-valuetext")) ?? ""
  expect(place).toContain("zoom 150%")
  await chooser(page).setInputFiles(textFile)
  await expect(section.getByRole("alert")).toContainText("Your picture is still here")
  await expect(frame).toHaveAttribute("aria-valuetext", place)

  await context.setOffline(true)
  await page.getByRole("button", { name: "Try again" }).tap()
  await expect(section.getByRole("alert")).toContainText("We could not reach Shirube")
  await expectAccessible(page)
  await context.setOffline(false)

  // The session ends while the picture waits, and another one begins.
  await beSignedIn(context, baseURL, people.en, { accessEndsIn: -1, refreshEndsIn: -1 })
  await page.getByRole("button", { name: "Try again" }).tap()
  await expect(page).toHaveURL(/\/sign-out/)
  await beSignedIn(context, baseURL, people.en)
  await page.goto("/en/account/member-profile")
  await expect(frame).toHaveAttribute("aria-valuetext", place)

  await page.getByRole("button", { name: "Cancel" }).tap()
  await expect(frame).toHaveCount(0)
})
