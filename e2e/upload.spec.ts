// A video upload from a train: the connection breaks in the middle, the upload resumes, is processed, and
// stays with its draft.
import { join } from "node:path"
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import { interruptUpload, watchOffsets } from "./support/interrupted-upload.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

/** Six seconds, portrait, H.264 and AAC: small enough for a repository, and real. */
const film = join(import.meta.dirname, "support/upright.mp4")

const words = {
  en: {
    field: /^Video/,
    amount: /of 0\.4 MB/,
    waiting: "No connection",
    ready: "Ready",
    length: "Length 0:06",
    title: "Title (English)",
    keep: "Keep as a draft",
    kept: "Your draft is kept.",
    remove: "Remove the video",
    otherType: "This file is not a video",
    lie: "This file is not a video that we can read. Please send an MP4",
  },
  ja: {
    field: /^動画/,
    amount: /0\.4MB中/,
    waiting: "接続が切れています",
    ready: "準備ができました",
    length: "長さ 0:06",
    title: "タイトル（日本語）",
    keep: "下書きとして保存",
    kept: "保存しました",
    remove: "動画を外す",
    otherType: "この動画の形式は読み取れません",
    lie: "のいずれかの動画を送ってください",
  },
}

// spec: learning.upload-resume
test(
  "a video upload that breaks in the middle resumes where it stopped, is processed, and stays with its draft",
  { tag: "@both-long" },
  async ({ page, context, baseURL, language, problems }, { retry }) => {
    test.slow() // it is converted, if a converter is installed
    problems.allow(/uploads/)
    const w = words[language]
    await beSignedIn(context, baseURL, "senpai")
    const offsets = watchOffsets(page)
    await page.goto(`/${language}/account/tips/new`)
    await untilRunning(page)
    const title = `Upright ${language} ${retry}`
    await page.getByLabel(w.title).fill(title)

    const { half, reconnect } = await interruptUpload(page, film)
    await page.getByLabel(w.field).setInputFiles(film)
    await expect(page.getByText(w.waiting).first()).toBeVisible()
    await expect(page.getByText(w.amount)).toBeVisible()
    await expectAccessible(page)
    await reconnect()
    await expect(page.getByText(w.length)).toBeVisible()
    await expect(page.getByText(w.ready).first()).toBeVisible()
    expect(offsets).toEqual([0, half])

    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    await page.getByRole("button", { name: w.keep }).click()
    await expect(page.locator(".toast-region article")).toContainText(w.kept)
    await page.getByRole("link", { name: title }).click()
    await expect(page.getByText(w.length)).toBeVisible()
    await page.getByRole("button", { name: w.remove }).click()
    await expect(page.getByLabel(w.field)).toBeFocused()
  },
)

test("a file that is no video is refused: by its name at once, by its content after the upload", async ({
  page,
  context,
  baseURL,
  language,
  problems,
}) => {
  problems.allow(/422.*uploads|uploads.*422/)
  const w = words[language]
  await beSignedIn(context, baseURL, "senpai")
  await page.goto(`/${language}/account/tips/new`)
  await untilRunning(page)
  const field = page.getByLabel(w.field)
  await field.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") })
  await expect(page.getByText(w.otherType).first()).toBeVisible()
  await field.setInputFiles({ name: "lie.mp4", mimeType: "video/mp4", buffer: Buffer.alloc(5_000, "lie") })
  await expect(page.getByText(w.lie).first()).toBeVisible()
})
