// Compiles <folder>/messages/<area>.{en,ja}.json at build time, so that no ICU parser is shipped. The browser
// loads the areas of its page, in its language; file names contain one hash of all messages, so that the server
// knows their URLs and preloads them.
import { createHash } from "node:crypto"
import { join } from "node:path"
import compile from "icu-minify/compile"
import { normalizePath, type Plugin } from "vite"
import { labelReadings } from "./label-readings.ts"
import { labelAreas, readMessages, type Tree } from "./message-files.ts"

const languages = ["en", "ja"] as const
type Language = (typeof languages)[number]

/**
 * One file for the browser: the areas that every page needs are bundled, labels are loaded with the frame that shows
 * them, every other area is separate.
 */
interface Bundle {
  readonly language: Language
  readonly name: string
  readonly areas: readonly string[]
}

const FORMAT = join(import.meta.dirname, "../src/lib/language/format-message.ts")
const INDEX = "virtual:messages"
const BUNDLE = "virtual:messages/"

/** What is loaded together with another area. */
const loadedWith: Readonly<Record<string, readonly string[]>> = {
  core: ["common", "status", "navigation", "growing", "articles"],
  account: ["account", "accountNavigation"],
  editors: ["editors", "editorNavigation"],
  search: ["search", "accountNavigation"],
}
/** Loaded with every page, which shows none of their texts as a title or label of a form. */
const withoutLabels = new Set<string>([...labelAreas, ...(loadedWith.core ?? [])])
const notAlone = new Set<string>([...labelAreas, ...Object.values(loadedWith).flat()])

export function messages(folder: string): Plugin {
  /** Read once per build, and again after an edit: the folder is large. */
  let read: Partial<Record<Language, Map<string, Tree>>> = {}
  const textsIn = (language: Language) => {
    read[language] ??= readMessages(folder, language)
    return read[language]
  }
  const bundles = (): Bundle[] => {
    const together = Object.entries(loadedWith).map(([name, areas]) => ({ name, areas }))
    const alone = [...textsIn("en").keys()].filter((area) => !notAlone.has(area))
    return languages.flatMap((language) =>
      [...together, ...alone.map((area) => ({ name: area, areas: [area] }))].map((bundle) => ({
        ...bundle,
        language,
      })),
    )
  }
  const textsOf = ({ language, areas }: Bundle) =>
    Object.fromEntries(
      [...textsIn(language)]
        .filter(([area]) => areas.includes(area))
        .map(([area, texts]) => [
          area,
          {
            ...compileTree(texts, `${area}.${language}.json`),
            ...(language === "ja" && !withoutLabels.has(area) ? { labelReadings: labelReadings(texts) } : {}),
          },
        ]),
    )
  const sourceOf = (bundle: Bundle) => `export default ${JSON.stringify(textsOf(bundle))}`
  const idOf = ({ language, name }: Bundle) => `${BUNDLE}${language}/${name}`
  let isBuild = false

  /** `{ en: { core: …, articles: … }, ja: { … } }`, with `write` applied to each bundle. */
  const perLanguage = (write: (bundle: Bundle) => string) =>
    `{${languages.map((language) => {
      const own = bundles().filter((bundle) => bundle.language === language)
      return `${language}:{${own.map((bundle) => `${JSON.stringify(bundle.name)}:${write(bundle)}`)}}`
    })}}`

  /**
   * One hash for all files: a list with one for each would grow with every area, in the code that every page
   * loads.
   */
  const editionOf = (all: readonly Bundle[]) => {
    const hash = createHash("sha256")
    for (const bundle of all) hash.update(sourceOf(bundle))
    return hash.digest("base64url").slice(0, 8)
  }
  const fileOf = ({ name, language }: Bundle, edition: string) => `assets/${name}-${language}-${edition}.js`
  const addressWith = (edition: string) =>
    `(language,bundle)=>"/assets/"+bundle+"-"+language+${JSON.stringify(`-${edition}.js`)}`

  return {
    name: "shirube:messages",
    config: () => ({
      resolve: {
        alias: [{ find: /^use-intl\/format-message$/, replacement: FORMAT }],
      },
      // Bundled, because the package itself includes the parser that compiled messages do not need.
      ssr: { noExternal: ["use-intl"] },
    }),
    configResolved(config) {
      isBuild = config.command === "build"
    },
    buildStart() {
      read = {}
    },
    configureServer(server) {
      server.watcher.add(folder)
      server.watcher.on("all", (_, file) => {
        if (!/[\\/]messages[\\/][^\\/]+\.json$/.test(file)) return
        read = {}
        for (const environment of Object.values(server.environments)) {
          for (const id of [INDEX, ...bundles().map(idOf)]) {
            const module = environment.moduleGraph.getModuleById(`\0${id}`)
            if (module) environment.moduleGraph.invalidateModule(module)
          }
          environment.hot.send({ type: "full-reload" })
        }
      })
    },
    resolveId(id) {
      if (id === INDEX) return `\0${INDEX}`
      if (!id.startsWith(BUNDLE)) return
      return bundles().some((bundle) => idOf(bundle) === id) ? `\0${id}` : undefined
    },
    load(id) {
      if (id === `\0${INDEX}`) {
        const isClient = this.environment.name === "client"
        const load = isBuild
          ? "(language,bundle)=>import(/* @vite-ignore */ urlOf(language,bundle))"
          : `(language,bundle)=>(${perLanguage((bundle) => `()=>import(${JSON.stringify(idOf(bundle))})`)})[language][bundle]()`
        // In development Vite resolves the URLs, and nothing is preloaded.
        const urlOf = isBuild ? addressWith(editionOf(bundles())) : "()=>undefined"
        const texts = perLanguage((bundle) => JSON.stringify(textsOf(bundle)))
        return [
          `export const urlOf=${urlOf}`,
          `export const load=${load}`,
          `export const texts=${isClient ? "{}" : texts}`,
        ].join("\n")
      }
      const bundle = bundles().find((each) => id === `\0${idOf(each)}`)
      return bundle && sourceOf(bundle)
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return
      if (!hasOurFormatter(Object.values(bundle).filter((output) => output.type === "chunk")))
        this.error("use-intl does not import its formatter by the name that is replaced by ours")
      const edition = editionOf(bundles())
      for (const bundle of bundles())
        this.emitFile({ type: "asset", fileName: fileOf(bundle, edition), source: sourceOf(bundle) })
    },
  }
}

/** Without it, the library's own formatter is bundled, with its parser. */
export const hasOurFormatter = (bundle: readonly { readonly moduleIds?: readonly string[] }[]) =>
  bundle.some(({ moduleIds = [] }) => moduleIds.includes(normalizePath(FORMAT)))

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
