import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { glossarySource } from "./service.ts"
import { termNoun } from "./writing/service.ts"

export const glossary = feature({ routes, writingNouns: [termNoun], searchSource: glossarySource })
