// English is the model: a key that is not here is a type error, and a check holds Japanese against it.
import type { Language } from "@shirube/contract/language"
import type common from "./en/common.json"

declare module "use-intl" {
  interface AppConfig {
    Locale: Language
    Messages: {
      common: typeof common
    }
  }
}
