// PDFs that a page offers, read by a program that is not the one that made them.
import { readFile } from "node:fs/promises"
import { PDFiumLibrary } from "@hyzyla/pdfium"
import { expect, type Page } from "@playwright/test"

/** The text of the PDF that a button downloads. */
export async function downloadedText(page: Page, button: string): Promise<string> {
  const downloading = page.waitForEvent("download")
  await page.getByRole("button", { name: button }).click()
  const bytes = await readFile(await (await downloading).path())
  expect(bytes.length).toBeLessThan(200_000)
  const reader = await PDFiumLibrary.init()
  const document = await reader.loadDocument(bytes)
  const text = [...document.pages()].map((each) => each.getText()).join("")
  document.destroy()
  reader.destroy()
  return text
}
