// The service worker is a bundle of its own, named by the files of the build: browsers install a worker again
// only if its bytes have changed.
import { createHash } from "node:crypto"
import { join } from "node:path"
import { build, type Plugin } from "vite"

export const serviceWorker = (folder: string): Plugin => ({
  name: "shirube:service-worker",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const names = Object.keys(bundle).sort().join("\n")
      const id = createHash("sha256").update(names).digest("hex").slice(0, 12)
      this.emitFile({ type: "asset", fileName: "service-worker.js", source: await workerOf(folder, id) })
    },
  },
})

export async function workerOf(folder: string, id: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { "import.meta.env.VITE_BUILD": JSON.stringify(id) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, "main.ts"),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  })
  const files = (Array.isArray(output) ? output : [output]).flatMap((each) =>
    "output" in each ? each.output : [],
  )
  const worker = files.find((file) => file.type === "chunk")
  if (!worker) throw new Error("The service worker was not built")
  return worker.code
}
