// PDFs that a page offers, or is printed as, read by a program that is not the one that made them.
import { readFile } from "node:fs/promises"
import { PDFiumLibrary } from "@hyzyla/pdfium"
import { expect, type Page } from "@playwright/test"

/** The text of the PDF that a button downloads. */
export async function downloadedText(page: Page, button: string): Promise<string> {
  const downloading = page.waitForEvent("download")
  await page.getByRole("button", { name: button }).click()
  const bytes = await readFile(await (await downloading).path())
  expect(bytes.length).toBeLessThan(200_000)
  return (await sheetsOf(bytes)).join("")
}

/** The text of each A4 sheet that the page takes in print. */
export const printed = async (page: Page): Promise<string[]> => sheetsOf(await page.pdf({ format: "A4" }))

async function sheetsOf(bytes: Buffer): Promise<string[]> {
  const reader = await PDFiumLibrary.init()
  const document = await reader.loadDocument(bytes)
  const sheets = [...document.pages()].map((each) => each.getText())
  document.destroy()
  reader.destroy()
  return sheets
}
