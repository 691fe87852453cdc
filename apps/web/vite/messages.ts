// Compiles messages/{en,ja}/<area>.json when building, so that no ICU parser reaches the browser. The browser loads
// one file per language, named after its content; the server knows the name and can announce it in the page's head.
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import compile from "icu-minify/compile"
import type { Plugin } from "vite"

const languages = ["en", "ja"] as const
type Language = (typeof languages)[number]
type Tree = { [key: string]: string | Tree }

const PREFIX = "virtual:messages/"
const URLS = "virtual:message-urls"

export function messages(folder: string): Plugin {
  const source = (language: Language) =>
    `export default ${JSON.stringify(compileFolder(join(folder, language)))}`
  const fileName = (language: Language) => {
    const hash = createHash("sha256").update(source(language)).digest("base64url").slice(0, 8)
    return `assets/messages-${language}-${hash}.js`
  }
  const languageOf = (id: string) => languages.find((language) => id === `\0${PREFIX}${language}`)
  let building = false

  return {
    name: "shirube:messages",
    config: () => ({
      resolve: {
        alias: [{ find: /^use-intl\/format-message$/, replacement: "use-intl/format-message/format-only" }],
      },
      // Bundled, or the server would take the package as it is, with the parser that compiled messages do without.
      ssr: { noExternal: ["use-intl"] },
    }),
    configResolved(config) {
      building = config.command === "build"
    },
    configureServer(server) {
      server.watcher.add(folder)
      server.watcher.on("change", (file) => {
        if (!file.startsWith(folder)) return
        for (const environment of Object.values(server.environments)) {
          for (const language of languages) {
            const module = environment.moduleGraph.getModuleById(`\0${PREFIX}${language}`)
            if (module) environment.moduleGraph.invalidateModule(module)
          }
          environment.hot.send({ type: "full-reload" })
        }
      })
    },
    resolveId(id) {
      if (id === URLS) return `\0${URLS}`
      const language = languages.find((known) => id === PREFIX + known)
      if (!language) return undefined
      return building && this.environment.name === "client"
        ? { id: `/${fileName(language)}`, external: "absolute" }
        : `\0${id}`
    },
    load(id) {
      if (id === `\0${URLS}`) {
        // In development the module is found by its plain import; announcing it is not worth a special case.
        const urls = Object.fromEntries(
          languages.map((language) => [language, building ? `/${fileName(language)}` : null]),
        )
        return `export default ${JSON.stringify(urls)}`
      }
      const language = languageOf(id)
      return language && source(language)
    },
    generateBundle() {
      if (this.environment.name !== "client") return
      for (const language of languages) {
        this.emitFile({ type: "asset", fileName: fileName(language), source: source(language) })
      }
    },
  }
}

function compileFolder(folder: string): Record<string, unknown> {
  const areas: Record<string, unknown> = {}
  for (const file of readdirSync(folder).sort()) {
    if (file.endsWith(".json")) {
      areas[file.slice(0, -".json".length)] = compileTree(
        JSON.parse(readFileSync(join(folder, file), "utf8")),
        file,
      )
    }
  }
  return areas
}

function compileTree(tree: Tree, at: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      if (typeof value !== "string") return [key, compileTree(value, `${at}: ${key}`)]
      try {
        return [key, compile(value)]
      } catch (cause) {
        throw new Error(`The message ${key} in ${at} is not valid ICU`, { cause })
      }
    }),
  )
}
