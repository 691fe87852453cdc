import { createStart } from "@tanstack/react-start"
import { pageHtmlAdapter } from "./lib/page/page-html.ts"

/** Serialization of values beyond JSON from the server to the browser. */
export const startInstance = createStart(() => ({ serializationAdapters: [pageHtmlAdapter] }))
