// An icon is a few lines in an <svg>. Lucide's own component adds contexts, size arithmetic and class names
// that this site never uses: 2 KB with the keys of its lists. Replaced in browser and server alike, or
// hydration would not match.
import type { Plugin } from "vite"
import { Patches } from "./patches.ts"

const COMPONENT = /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/
const ICON = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/** Constant children passed as arguments need no keys. */
const KEY = /,\s*key: "\w+"/g
/** For the library’s own component. */
const NAME = /\bname: "[\w-]+",\s*size: 24,|^__iconData\.node;$/gm

export function slimIcons(): Plugin {
  // Browser and server are built one after the other, each with all patches.
  const perEnvironment = new Map<string, Patches<"component" | "keys" | "names">>()
  const patchesOf = (name: string) => {
    const patches = perEnvironment.get(name) ?? new Patches("slim-icons", ["component", "keys", "names"])
    perEnvironment.set(name, patches)
    return patches
  }
  return {
    name: "shirube:slim-icons",
    enforce: "pre",
    apply: "build",
    config: () => ({ ssr: { noExternal: ["lucide-react"] } }),
    load: {
      filter: { id: COMPONENT },
      handler() {
        patchesOf(this.environment.name).applied("component")
        return component
      },
    },
    transform: {
      filter: { id: ICON },
      handler(code) {
        // An alias of an icon has no shapes of its own.
        if (!code.includes("createLucideIcon(")) return undefined
        const patches = patchesOf(this.environment.name)
        const withoutKeys = patches.replace("keys", code, KEY, "", this)
        return { code: patches.replace("names", withoutKeys, NAME, "", this), map: null }
      },
    },
    buildEnd(error) {
      if (!error) patchesOf(this.environment.name).check(this)
    },
  }
}

const component = `
import { createElement } from "react"
const attributes = {
  xmlns: "http://www.w3.org/2000/svg",
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
}
export default ({ node }) => (props) =>
  createElement("svg", { ...attributes, ...props }, ...node.map((shape) => createElement(...shape)))`
