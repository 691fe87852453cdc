import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { glossarySource } from "./service.ts"

export const glossary = feature({ routes, searchSource: glossarySource })
