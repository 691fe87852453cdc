import { feature } from "#api/kernel/features/feature"
import { resumePhotoPurpose } from "./photo/service.ts"
import { routes } from "./routes.ts"

export const resumes = feature({ routes, filePurposes: [resumePhotoPurpose] })
