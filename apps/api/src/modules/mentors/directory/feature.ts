import { feature } from "#api/kernel/features/feature"
import { mentorSource } from "./documents/service.ts"
import { mentorPublicPages } from "./public-pages/service.ts"
import { routes } from "./routes.ts"
import { renewListings, renewOnChange, rotateListings, unlistOnAccountDeleted } from "./service.ts"
import { followedMentor, mentorPersonPages, shownMentors } from "./subjects/service.ts"

export const directory = feature({
  routes,
  jobs: [renewListings, rotateListings],
  subscribers: [renewOnChange],
  searchSource: mentorSource,
  subjects: { mentor: shownMentors },
  followedSubjects: { mentor: followedMentor },
  publicPages: { mentor: mentorPublicPages },
  personPages: mentorPersonPages,
  onAccountDeleted: unlistOnAccountDeleted,
  personalTables: [
    {
      table: "mentor_listings",
      kind: "contributions",
      by: "user_id",
      leftOut: "made of what the page shows",
    },
  ],
})
