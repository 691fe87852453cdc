// The process that prints: loads fonts as texts need them, compiles a template with Typst, and draws pages with
// PDFium, so that a preview shows what another program reads from the file. Both are WebAssembly.
import { readdir, readFile } from "node:fs/promises"
import { flushCompileCache } from "node:module"
import { join, sep } from "node:path"
import { fileURLToPath } from "node:url"
import { zstdDecompressSync } from "node:zlib"
import type { PDFiumLibrary } from "@hyzyla/pdfium"
import { initSync, type TypstCompiler, TypstCompilerBuilder } from "@myriaddreamin/typst-ts-web-compiler"
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
let pdfium: PDFiumLibrary | undefined

const fontBytes = async (name: string) =>
  zstdDecompressSync(await readFile(join(PRINT_FOLDER, "fonts", `${name}.ttf.zst`)))

/** Without waiting: the asynchronous start looks for `Response`, for which Node loads its whole `fetch`. */
async function startTypst(): Promise<void> {
  const file = fileURLToPath(import.meta.resolve("@myriaddreamin/typst-ts-web-compiler/wasm"))
  initSync({ module: await readFile(file) })
}

/** Has at least these fonts, and all templates. */
async function compilerWith(fonts: readonly string[]): Promise<TypstCompiler> {
  if (compiler && fonts.every((font) => loaded.includes(font))) return compiler
  if (!compiler) await startTypst()
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

/** Loaded for the first picture: a file needs neither. */
const drawing = async () => Promise.all([import("@hyzyla/pdfium"), import("sharp")])

async function drawPage(pdf: Uint8Array, page: number): Promise<Uint8Array> {
  const [{ PDFiumLibrary }, { default: sharp }] = await drawing()
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

/** The list of pages is the first object of a file. */
const HEAD_BYTES = 200
function pagesOf(pdf: Uint8Array): number {
  const [, count] =
    /\/Type \/Pages\s+\/Count (\d+)/.exec(Buffer.from(pdf.subarray(0, HEAD_BYTES)).toString("latin1")) ?? []
  if (count === undefined) throw new Error("a PDF does not begin with its pages")
  return Number(count)
}

async function delivered(pdf: Uint8Array, as: PrintAs): Promise<Omit<Printed, "excess">> {
  const pages = pagesOf(pdf)
  if (as === "pdf") return { pages, bytes: pdf }
  return { pages, bytes: as !== "check" && as < pages ? await drawPage(pdf, as) : new Uint8Array() }
}

async function print({ template, data, fonts, photo, as }: PrintOrder): Promise<Printed> {
  const using = await compilerWith(fonts)
  if (photo) using.map_shadow(PHOTO, photo)
  const world = using.snapshot("/", `/${template}`, [["data", data]])
  try {
    const { hasError, diagnostics } = world.compile(PAGED, AS_TEXT)
    if (hasError) throw new Error(JSON.stringify(diagnostics))
    const excess: Excess[] = JSON.parse(world.query(PAGED, "<excess>", "value"))
    return { excess, ...(await delivered(world.get_artifact(PDF, AS_TEXT).result, as)) }
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
// Before the first order, because an idle process is killed.
flushCompileCache()
// The server has ended.
process.on("disconnect", () => process.exit())
