declare module "virtual:messages/*" {
  import type { Messages } from "use-intl"

  const messages: Messages
  export default messages
}

declare module "virtual:message-urls" {
  import type { Language } from "@shirube/contract/language"

  const urls: Record<Language, string | null>
  export default urls
}
