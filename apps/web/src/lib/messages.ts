import english from "virtual:messages/en"
import japanese from "virtual:messages/ja"
import type { Language } from "@shirube/contract/language"
import { createIsomorphicFn } from "@tanstack/react-start"
import type { Messages } from "use-intl"

/** Both languages stay in memory on the server; the browser fetches the one it shows. */
export const loadMessages: (language: Language) => Messages | Promise<Messages> = createIsomorphicFn()
  .server((language: Language): Messages | Promise<Messages> => (language === "ja" ? japanese : english))
  .client(
    async (language: Language) =>
      (await (language === "ja" ? import("virtual:messages/ja") : import("virtual:messages/en"))).default,
  )
