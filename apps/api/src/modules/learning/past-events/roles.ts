import { aVideo } from "#api/modules/common/media/builders"
import type { RoleTable } from "#api/testing/roles"
import { aPastEvent, publishPastEvents } from "./builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/past-events                            yes   yes   yes   yes   yes   yes   yes   yes   -
    GET /v1/past-events/{id}                       yes   yes   yes   yes   yes   yes   yes   yes   -
    GET /v1/past-events/{id}/media                 yes   yes   yes   yes   yes   yes   yes   yes   -
    GET /v1/past-events/{id}/slides                none  none  none  none  none  none  none  none  -
    GET /v1/past-event-drafts                      who   out   out   out   out   out   out   yes   -
    GET /v1/past-event-drafts/{id}                 who   out   out   out   out   out   out   yes   -
    PUT /v1/past-event-drafts/{id}                 who   out   out   out   out   out   out   yes   -
    DELETE /v1/past-event-drafts/{id}/publication  who   out   out   out   out   out   out   yes   -
    DELETE /v1/past-event-drafts/{id}              who   out   out   out   out   out   out   yes   -
  `,
  async prepare(api, { editor }) {
    const { id: videoId, durationMs } = await aVideo(api)
    const recording = { videoId, durationMs, poster: null, spokenLanguage: "en" as const }
    const held = aPastEvent({ recording })
    await publishPastEvents(api, held)
    const draft = crypto.randomUUID()
    await api.call(`PUT /v1/past-event-drafts/${draft}`, { token: editor, body: aDraft(0) })
    return (route) => ({
      params: { id: route.includes("/past-event-drafts") ? draft : held.id },
      ...(route.startsWith("PUT") && { body: aDraft(1) }),
    })
  },
}

const aDraft = (version: number) => ({
  version,
  kind: "talk",
  topics: ["visa"],
  held_on: "2026-06-12",
  title_en: "An evening about the visa",
  summary_en: "Forty students came.",
  title_ja: "",
  summary_ja: "",
  spoken_language: "en",
  questions: [],
  publish: ["en"],
})
