import { entrySheet } from "./courses/entry-sheet.ts"
import { groupDiscussion } from "./courses/group-discussion.ts"
import { interview } from "./courses/interview.ts"
import { selfIntroduction } from "./courses/self-introduction.ts"
import { visaAfterOffer } from "./courses/visa-after-offer.ts"
import { webTests } from "./courses/web-tests.ts"
import type { Course } from "./shape.ts"

/** In the order of the job hunt. */
export const courses: readonly Course[] = [
  selfIntroduction,
  entrySheet,
  webTests,
  groupDiscussion,
  interview,
  visaAfterOffer,
]
