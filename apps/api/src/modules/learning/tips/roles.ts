import { namedId, type UserId } from "#api/kernel/db/ids"
import { aVideoOf } from "#api/modules/common/media/builders"
import type { RoleTable } from "#api/testing/roles"
import { aPublishedTip, aTip, aTipWriter } from "./builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/tips                            yes   yes   yes     yes     yes     yes   yes     yes   yes
    GET /v1/tips/{id}                       yes   yes   yes     yes     yes     yes   yes     yes   yes
    GET /v1/tips/{id}/media                 yes   yes   yes     yes     yes     yes   yes     yes   yes
    GET /v1/tip-pictures/{id}/{variant}     none  none  none    none    none    none  none    none  none
    GET /v1/tip-drafts                      who   half  senpai  senpai  senpai  yes   senpai  yes   yes
    GET /v1/tip-drafts/{id}                 who   half  senpai  senpai  senpai  none  senpai  none  yes
    PUT /v1/tip-drafts/{id}                 who   half  senpai  senpai  senpai  none  senpai  none  yes
    DELETE /v1/tip-drafts/{id}/publication  who   half  senpai  senpai  senpai  none  senpai  none  yes
    DELETE /v1/tip-drafts/{id}              who   half  senpai  senpai  senpai  none  senpai  none  yes
  `,
  async prepare(api) {
    const { id: writer, token: owner } = await aTipWriter(api)
    const film = await aVideoOf(api, namedId<UserId>(writer), { purpose: "tip-video" })
    const { draftId, id: tip, version } = await aPublishedTip(api, owner, { film_id: film.id })
    const idFor = (route: string) =>
      route.includes("/tip-drafts") ? draftId : route.includes("/tip-pictures") ? crypto.randomUUID() : tip
    return (route) => ({
      params: { id: idFor(route), variant: "small" },
      ...(route.startsWith("PUT") && { body: aTip({ version, film_id: film.id, is_sent: false }) }),
      owner,
    })
  },
}
