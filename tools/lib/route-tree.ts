// The tree of the site's routes, written as Vite would, so that a new route has its types before Vite starts.
import { join } from "node:path"
import { Generator, getConfig } from "@tanstack/router-generator"
import { root } from "./files.ts"

const web = join(root, "apps/web")

/** What TanStack Start's Vite plugin adds: the types of the router and of the start configuration. */
const FOOTER = `import type { getRouter } from "./router.tsx"
import type { startInstance } from "./start.ts"
declare module "@tanstack/react-start" {
  interface Register {
    ssr: true
    router: Awaited<ReturnType<typeof getRouter>>
    config: Awaited<ReturnType<typeof startInstance.getOptions>>
  }
}`

export async function writeRouteTree(): Promise<void> {
  const config = getConfig(
    {
      target: "react",
      routesDirectory: join(web, "src/routes"),
      generatedRouteTree: join(web, "src/routeTree.gen.ts"),
      quoteStyle: "double",
      routeTreeFileFooter: [FOOTER],
      disableLogging: true,
    },
    web,
  )
  await new Generator({ config, root: web }).run()
}
