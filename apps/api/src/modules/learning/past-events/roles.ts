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
  `,
  async prepare(api) {
    const { id: videoId, durationMs } = await aVideo(api)
    const recording = { videoId, durationMs, poster: null, spokenLanguage: "en" as const }
    const held = aPastEvent({ recording })
    await publishPastEvents(api, held)
    return () => ({ params: { id: held.id } })
  },
}
