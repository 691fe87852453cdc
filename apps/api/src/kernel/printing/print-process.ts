// The process that prints: loads fonts as texts need them, compiles a template with Typst, and draws pages with
// PDFium, so that a preview shows what another program reads from the file.
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { type PDFiumLibrary as PDFium, PDFiumLibrary } from "@hyzyla/pdfium"
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler"
import sharp from "sharp"
import { PRINT_FOLDER } from "./characters.ts"
import type { Excess, PrintAnswer, PrintAs, Printed, PrintOrder } from "./printing.ts"

/** Pixels per point: a page of A4 has 1,190 by 1,684. */
const SCALE = 2
const QUALITY = 80
/** Results of the compiler that were not used by this many later documents are dropped. */
const CACHED_DOCUMENTS = 3

const PHOTO = join(PRINT_FOLDER, "photo.jpg")
let compiler: NodeCompiler | undefined
let loaded: readonly string[] = []
let pdfium: PDFium | undefined

const fontBytes = async (name: string) =>
  brotliDecompressSync(await readFile(join(PRINT_FOLDER, "fonts", `${name}.ttf.br`)))

/** Has at least these fonts. */
async function compilerWith(fonts: readonly string[]): Promise<NodeCompiler> {
  if (compiler && fonts.every((font) => loaded.includes(font))) return compiler
  loaded = [...new Set([...loaded, ...fonts])]
  const fontBlobs = await Promise.all(loaded.map(fontBytes))
  compiler = NodeCompiler.create({ workspace: PRINT_FOLDER, fontArgs: [{ fontBlobs }] })
  return compiler
}

async function drawPage(pdf: Uint8Array, page: number): Promise<Uint8Array> {
  pdfium ??= await PDFiumLibrary.init()
  const document = await pdfium.loadDocument(pdf)
  try {
    const drawn = await document.getPage(page).render({ scale: SCALE, render: "bitmap" })
    // PDFium returns RGBA after its own conversion.
    const raw = { width: drawn.width, height: drawn.height, channels: 4 as const }
    return await sharp(drawn.data, { raw }).removeAlpha().webp({ quality: QUALITY, effort: 2 }).toBuffer()
  } finally {
    document.destroy()
  }
}

async function bytesOf(using: NodeCompiler, document: NodeTypstDocument, as: PrintAs): Promise<Uint8Array> {
  if (as === "check") return new Uint8Array()
  if (as === "pdf") return using.pdf(document)
  return as < document.numOfPages ? drawPage(using.pdf(document), as) : new Uint8Array()
}

async function print({ template, data, fonts, photo, as }: PrintOrder): Promise<Printed> {
  const using = await compilerWith(fonts)
  if (photo) using.mapShadow(PHOTO, Buffer.from(photo))
  try {
    const compiled = using.compile({ mainFilePath: join(PRINT_FOLDER, template), inputs: { data } })
    const document = compiled.result
    if (!document) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics))
    const excess: Excess[] = using.query(document, { selector: "<excess>", field: "value" })
    return { pages: document.numOfPages, excess, bytes: await bytesOf(using, document, as) }
  } finally {
    if (photo) using.unmapShadow(PHOTO)
    using.evictCache(CACHED_DOCUMENTS)
  }
}

/** One after the other: the photo has one place. */
let last: Promise<unknown> = Promise.resolve()
process.on("message", (order: PrintOrder) => {
  last = last.then(async () => {
    let answer: PrintAnswer
    try {
      answer = { id: order.id, printed: await print(order) }
    } catch (error) {
      answer = { id: order.id, failure: String(error) }
    }
    process.send?.(answer)
  })
})
// The server has ended.
process.on("disconnect", () => process.exit())
