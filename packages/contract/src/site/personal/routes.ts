// Personal facts for a page that is cached for everyone: one request per page, merged in the browser.

import { MOST_PERSONAL_SUBJECTS } from "@shirube/vocabulary/product"
import { z } from "zod"
import { VoteFact } from "../../common/votes/routes.ts"
import { FollowFact } from "../../community/follows/routes.ts"
import { MineFact } from "../../community/forum/mine.ts"
import { RegistrationFact } from "../../events/events/registrations.ts"
import { CourseFact } from "../../learning/courses/progress.ts"
import { BlockFact } from "../../people/blocks/routes.ts"
import { SavedFact } from "../../people/saved/routes.ts"
import { route } from "../../route.ts"
import { subjectNames, subjectParams } from "../../subjects.ts"

/** A feature with more facts about subjects or people adds them here, and its lookup to its feature.ts (`personal`). */
export const PersonalFacts = z.object({
  saved: SavedFact,
  mine: MineFact,
  vote: VoteFact,
  follow: FollowFact,
  block: BlockFact,
  course: CourseFact,
  registration: RegistrationFact,
})
export type PersonalFacts = z.output<typeof PersonalFacts>

export const PersonalThing = subjectParams.extend(PersonalFacts.shape).meta({ id: "PersonalThing" })

export const getPersonal = route({
  method: "get",
  path: "/v1/personal",
  summary:
    "Personal facts of the signed-in member about these subjects; one request for everything a page shows",
  tag: "Personal",
  access: "signed-in",
  whileSuspended: true,
  query: z.object({ things: subjectNames(MOST_PERSONAL_SUBJECTS) }),
  success: { status: 200, body: z.object({ items: z.array(PersonalThing) }) },
  errors: [],
})

export const routes = [getPersonal] as const
