import { createStart } from "@tanstack/react-start"
import { pageHtmlAdapter } from "./lib/page-html.ts"

/** How values that are more than JSON travel from the server to the browser. */
export const startInstance = createStart(() => ({ serializationAdapters: [pageHtmlAdapter] }))
