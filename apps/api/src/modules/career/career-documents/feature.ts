import { feature } from "#api/kernel/features/feature"
import { resealCareerDocuments } from "./jobs.ts"
import { routes } from "./routes.ts"
import { exportedDocuments, exportedVersions } from "./sealing/service.ts"

export const careerDocuments = feature({
  routes,
  jobs: [resealCareerDocuments],
  personalTables: [exportedDocuments, exportedVersions],
})
