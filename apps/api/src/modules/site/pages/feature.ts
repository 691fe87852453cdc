import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { pageNoun } from "./service.ts"

export const pages = feature({ routes, writingNouns: [pageNoun] })
