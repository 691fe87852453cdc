import { randomBytes } from "node:crypto"
import { createStartHandler, defaultRenderHandler } from "@tanstack/react-start/server"
import { parseCookies } from "./lib/cookies.ts"
import { chooseLanguage } from "./lib/language.ts"

const render = createStartHandler(defaultRenderHandler)
export default {
  fetch: (request: Request) => {
    const cookies = parseCookies(request.headers.get("cookie"))
    const choice = chooseLanguage({
      url: new URL(request.url),
      cookies,
      acceptLanguage: request.headers.get("accept-language"),
    })
    return render(request, {
      context: {
        api: (call) => fetch(call),
        settings: {
          publicUrl: new URL(request.url).origin,
          apiTimeoutMs: 10_000,
          devTools: true,
          analyticsId: undefined,
        },
        report: () => {},
        nonce: randomBytes(16).toString("base64"),
        language: choice.language,
        prefix: choice.prefix,
        cookies,
        userAgent: request.headers.get("user-agent") ?? "",
      },
    })
  },
}
