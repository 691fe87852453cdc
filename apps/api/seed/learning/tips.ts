import type { Tip } from "./shape.ts"
import { tipsOfEngineers } from "./tips/engineers.ts"
import { tipsOfTheOffice } from "./tips/office.ts"
import { tipsOfServices } from "./tips/services.ts"

export const tips: readonly Tip[] = [...tipsOfEngineers, ...tipsOfTheOffice, ...tipsOfServices]
