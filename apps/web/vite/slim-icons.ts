// An icon is a few lines in an <svg>. Lucide's own component adds contexts, size arithmetic and class names that this site
// never uses: 2 KB with the keys of its lists. The same in browser and server, or the two would draw different icons.
import type { Plugin } from "vite"

const COMPONENT = /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/
const ICON = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

export const slimIcons = (): Plugin => ({
  name: "shirube:slim-icons",
  enforce: "pre",
  apply: "build",
  config: () => ({ ssr: { noExternal: ["lucide-react"] } }),
  load: { filter: { id: COMPONENT }, handler: () => component },
  transform: {
    filter: { id: ICON },
    // A list that never changes, handed over as arguments, needs no keys.
    handler: (code) => ({ code: code.replaceAll(/, key: "\w+"/g, ""), map: null }),
  },
})

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
