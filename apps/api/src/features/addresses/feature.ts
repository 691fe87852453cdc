import { feature } from "#api/platform/feature"
import { sendAddressCode } from "./jobs.ts"

export const addresses = feature({ jobs: [sendAddressCode] })
