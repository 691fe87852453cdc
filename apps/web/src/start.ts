import { createStart } from "@tanstack/react-start"
import { apiErrorAdapter } from "./lib/api/api-error-adapter.ts"
import { pageHtmlAdapter } from "./lib/page/in-document/page-html.ts"
import { pageRubyAdapter } from "./lib/page/in-document/page-ruby.ts"

/** Serialization of values beyond JSON from the server to the browser. */
export const startInstance = createStart(() => ({
  serializationAdapters: [apiErrorAdapter, pageHtmlAdapter, pageRubyAdapter],
}))
