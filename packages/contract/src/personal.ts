// Personal facts for a page that is cached for everyone: one request per page, merged in the browser.
import { z } from "zod"
import { BlockFact } from "./blocks.ts"
import { CourseFact } from "./courses/progress.ts"
import { RegistrationFact } from "./event-registrations.ts"
import { FollowFact } from "./follows.ts"
import { MineFact } from "./forum/mine.ts"
import { MOST_PERSONAL_THINGS } from "./product.ts"
import { route } from "./route.ts"
import { SavedFact } from "./saved.ts"
import { thingNames, thingParams } from "./things.ts"
import { VoteFact } from "./votes.ts"

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

export const PersonalThing = thingParams.extend(PersonalFacts.shape).meta({ id: "PersonalThing" })

export const getPersonal = route({
  method: "get",
  path: "/v1/personal",
  summary:
    "Personal facts of the signed-in member about these subjects; one request for everything a page shows",
  tag: "Personal",
  access: "signed-in",
  whileSuspended: true,
  query: z.object({ things: thingNames(MOST_PERSONAL_THINGS) }),
  success: { status: 200, body: z.object({ items: z.array(PersonalThing) }) },
  errors: [],
})

export const routes = [getPersonal] as const
