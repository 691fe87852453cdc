import { feature } from "#api/kernel/features/feature"
import { pastEventSource } from "./documents/service.ts"
import { addFuriganaOnPublish, renderOutdatedPastEvents } from "./furigana/service.ts"
import { pastEventPages } from "./public-pages/service.ts"
import { routes } from "./routes.ts"
import { shownPastEvents } from "./service.ts"
import { slidesPurpose } from "./slides/service.ts"
import { pastEventNoun } from "./writing/service.ts"

export const pastEvents = feature({
  routes,
  writingNouns: [pastEventNoun],
  searchSource: pastEventSource,
  subjects: { "past-event": shownPastEvents },
  publicPages: { "past-event": pastEventPages },
  filePurposes: [slidesPurpose],
  jobs: [renderOutdatedPastEvents],
  subscribers: [addFuriganaOnPublish],
  personalTables: [{ table: "past_event_speakers", kind: "events", by: "user_id" }],
})
