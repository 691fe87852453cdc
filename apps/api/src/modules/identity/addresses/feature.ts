import { feature } from "#api/kernel/features/feature"
import { sendAddressCode } from "./service.ts"

export const addresses = feature({ jobs: [sendAddressCode] })
