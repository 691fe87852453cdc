// The process that prints: loads fonts as texts need them, compiles a template with Typst, and draws pages with
// PDFium, so that a preview shows what another program reads from the file. Both are WebAssembly.
import { readdir, readFile } from "node:fs/promises"
import { join, sep } from "node:path"
import { fileURLToPath } from "node:url"
import { brotliDecompressSync } from "node:zlib"
import { type PDFiumLibrary as PDFium, type PDFiumDocument, PDFiumLibrary } from "@hyzyla/pdfium"
import startTypst, { type TypstCompiler, TypstCompilerBuilder } from "@myriaddreamin/typst-ts-web-compiler"
import sharp from "sharp"
import { PRINT_FOLDER } from "./characters.ts"
import type { Excess, PrintAnswer, PrintAs, Printed, PrintOrder } from "./printing.ts"

/** Pixels per point: a page of A4 has 1,190 by 1,684. */
const SCALE = 2
const QUALITY = 80

/** In the folder of the templates, as they see it. */
const PHOTO = "/photo.jpg"
/** Typst's numbers: laid out in pages; as a file; with messages as text. */
const PAGED = 0
const PDF = 1
const AS_TEXT = 2

let compiler: TypstCompiler | undefined
let loaded: readonly string[] = []
let pdfium: PDFium | undefined
let starting: Promise<unknown> | undefined

const fontBytes = async (name: string) =>
  brotliDecompressSync(await readFile(join(PRINT_FOLDER, "fonts", `${name}.ttf.br`)))

const loadTypst = async () =>
  startTypst({
    module_or_path: await readFile(
      fileURLToPath(import.meta.resolve("@myriaddreamin/typst-ts-web-compiler/wasm")),
    ),
  })

/** Has at least these fonts, and all templates. */
async function compilerWith(fonts: readonly string[]): Promise<TypstCompiler> {
  if (compiler && fonts.every((font) => loaded.includes(font))) return compiler
  starting ??= loadTypst()
  await starting
  loaded = [...new Set([...loaded, ...fonts])]
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const font of loaded) await builder.add_raw_font(await fontBytes(font))
  compiler?.free()
  compiler = await builder.build()
  const files = await readdir(PRINT_FOLDER, { recursive: true })
  for (const file of files.filter((file) => file.endsWith(".typ")))
    compiler.add_source(`/${file.replaceAll(sep, "/")}`, await readFile(join(PRINT_FOLDER, file), "utf8"))
  return compiler
}

async function drawPage(document: PDFiumDocument, page: number): Promise<Uint8Array> {
  const drawn = await document.getPage(page).render({ scale: SCALE, render: "bitmap" })
  // PDFium returns RGBA after its own conversion.
  const raw = { width: drawn.width, height: drawn.height, channels: 4 as const }
  return sharp(drawn.data, { raw }).removeAlpha().webp({ quality: QUALITY, effort: 2 }).toBuffer()
}

async function read(pdf: Uint8Array, as: PrintAs): Promise<Omit<Printed, "excess">> {
  pdfium ??= await PDFiumLibrary.init()
  const document = await pdfium.loadDocument(pdf)
  try {
    const pages = document.getPageCount()
    if (as === "pdf") return { pages, bytes: pdf }
    return { pages, bytes: as !== "check" && as < pages ? await drawPage(document, as) : new Uint8Array() }
  } finally {
    document.destroy()
  }
}

async function print({ template, data, fonts, photo, as }: PrintOrder): Promise<Printed> {
  const using = await compilerWith(fonts)
  if (photo) using.map_shadow(PHOTO, photo)
  const world = using.snapshot("/", `/${template}`, [["data", data]])
  try {
    const { hasError, diagnostics } = world.compile(PAGED, AS_TEXT)
    if (hasError) throw new Error(JSON.stringify(diagnostics))
    const excess: Excess[] = JSON.parse(world.query(PAGED, "<excess>", "value"))
    return { excess, ...(await read(world.get_artifact(PDF, AS_TEXT).result, as)) }
  } finally {
    world.free()
    if (photo) using.unmap_shadow(PHOTO)
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
      // The state of an aborted program cannot be used again.
      if (error instanceof Error && error.name === "RuntimeError") process.exit(1)
      answer = { id: order.id, failure: String(error) }
    }
    process.send?.(answer)
  })
})
// The server has ended.
process.on("disconnect", () => process.exit())
