// Bundles the server: a start loads a handful of files instead of some two thousand, which takes half the time.
import { dirname, join, relative } from "node:path"
import { defineConfig, type Plugin } from "vite"

/** Packages with native code, WebAssembly, workers or files of their own, and those that few starts load. */
const loadedFromTheirFolder = [
  "@aws-sdk/client-s3",
  "@electric-sql/pglite",
  "@fontsource/noto-serif-jp",
  "@hyzyla/pdfium",
  "@myriaddreamin/typst-ts-web-compiler",
  "@node-rs/argon2",
  "lindera-wasm-nodejs-ipadic",
  "mediabunny",
  "pdfkit",
  "pino",
  "sharp",
  "vite",
]

/** What runs in threads and processes of its own, by the name of its file. */
const startedByFile = {
  identity: "../../siblings/identity/src/main.ts",
  "inside-thread": "src/rendering/inside-thread.ts",
  "dictionary-process": "../api/src/kernel/text/furigana/dictionary-process.ts",
  "print-process": "../api/src/kernel/printing/print-process.ts",
}

/** Sources find migrations and the web app relative to their own file: the bundle looks there too. */
const ownPlaces = (output: string): Plugin => ({
  name: "own-places",
  transform(code, id) {
    if (id.startsWith("\0") || id.includes("node_modules") || !code.includes("import.meta.")) return
    const path = (to: string) => JSON.stringify(relative(output, to))
    return code
      .replace(/new URL\("\.\/([\w-]+)\.ts", import\.meta\.url\)/g, (whole, name) =>
        name in startedByFile ? `new URL("./${name}.js", __bundle)` : whole,
      )
      .replaceAll("import.meta.url", `(new URL(${path(id)}, __bundle).href)`)
      .replaceAll("import.meta.dirname", `__fileURLToPath(new URL(${path(dirname(id))}, __bundle))`)
  },
  renderChunk: (code) => ({
    code: `import { fileURLToPath as __fileURLToPath } from "node:url"\nconst __bundle = import.meta.url\n${code}`,
    map: null,
  }),
})

export default defineConfig({
  root: import.meta.dirname,
  plugins: [ownPlaces(join(import.meta.dirname, "dist"))],
  build: {
    ssr: true,
    target: "node24",
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(
        Object.entries({ main: "src/main.ts", ...startedByFile }).map(([name, file]) => [
          name,
          join(import.meta.dirname, file),
        ]),
      ),
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
  ssr: { noExternal: true, external: loadedFromTheirFolder },
})
