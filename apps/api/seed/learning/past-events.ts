import { entrySheetClinic } from "./past-events/entry-sheet-clinic.ts"
import { firstYearAtWork } from "./past-events/first-year-at-work.ts"
import { fromTheLaboratory } from "./past-events/from-the-laboratory.ts"
import { mockGroupDiscussion } from "./past-events/mock-group-discussion.ts"
import { spiMockEvening } from "./past-events/spi-mock-evening.ts"
import { visaQuestionTime } from "./past-events/visa-question-time.ts"
import type { PastEvent } from "./shape.ts"

/** Newest first. */
export const pastEvents: readonly PastEvent[] = [
  visaQuestionTime,
  entrySheetClinic,
  spiMockEvening,
  mockGroupDiscussion,
  fromTheLaboratory,
  firstYearAtWork,
]
