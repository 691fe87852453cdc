import { feature } from "#api/kernel/features/feature"
import { sendAddressCode } from "./jobs.ts"

export const addresses = feature({ jobs: [sendAddressCode] })
