import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { photoPurpose } from "./service.ts"

export const photo = feature({ routes, filePurposes: [photoPurpose] })
