// Reads a PDF with PDFium, the reader of Chromium.
import { PDFiumLibrary } from "@hyzyla/pdfium"

let reader: ReturnType<typeof PDFiumLibrary.init> | undefined

/** The text of each page. */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  reader ??= PDFiumLibrary.init()
  const document = await (await reader).loadDocument(bytes)
  try {
    // Without line ends, which depend on the width of the text.
    return [...document.pages()].map((page) => page.getText().replace(/[\p{Cc}\uFFFE]/gu, ""))
  } finally {
    document.destroy()
  }
}
