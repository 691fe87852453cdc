import { optionalCategories } from "@shirube/contract/people/notifications/routes"
import { answer, aSenpai, ask } from "#api/modules/community/forum/builders"
import { signedIn } from "#api/modules/identity/auth/builders"
import type { RoleRequest, RoleTable } from "#api/testing/roles"
import { startPushService } from "#api/testing/services/push-service"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/notifications               who    yes    yes    yes    yes    yes    yes    yes    yes
    GET /v1/notifications/unread        who    yes    yes    yes    yes    yes    yes    yes    yes
    PUT /v1/notifications/{id}/read     who    none   none   none   none   none   none   none   yes
    DELETE /v1/notifications/{id}/read  who    none   none   none   none   none   none   none   yes
    PUT /v1/notifications/read          who    none   none   none   none   none   none   none   yes
    PUT /v1/notifications/page-read     who    yes    yes    yes    yes    yes    yes    yes    yes
    GET /v1/notifications/settings      who    yes    yes    yes    yes    yes    yes    yes    -
    PUT /v1/notifications/settings      who    yes    yes    yes    yes    yes    yes    yes    -
    POST /v1/notifications/unsubscribe  token  token  token  token  token  token  token  token  -
    GET /v1/push                        who    yes    yes    yes    yes    yes    yes    yes    -
    PUT /v1/push/subscription           who    yes    yes    yes    yes    yes    yes    yes    yes
    DELETE /v1/push/subscriptions/{id}  who    none   none   none   none   none   none   none   yes
  `,
  async prepare(api) {
    const { token: owner } = await signedIn(api)
    await answer(api, (await signedIn(api, aSenpai())).token, await ask(api, owner))
    await api.settle()
    const notification = (await api.call("GET /v1/notifications", { token: owner })).body.items[0].id
    const { server_key } = (await api.call("GET /v1/push", { token: owner })).body
    const push = await startPushService()
    const browser = () => {
      const { endpoint, p256dh, auth } = push.aBrowser()
      return { endpoint, p256dh, auth, server_key }
    }
    const subscribed = await api.call("PUT /v1/push/subscription", { token: owner, body: browser() })
    await push.stop()
    const channels = { in_app: true, mail: true, push: true }
    const settings = {
      choices: Object.fromEntries(optionalCategories.map((each) => [each, channels])),
      digest: "daily",
      quiet: { is_on: false, from: "22:00", to: "07:00", zone: "Asia/Tokyo" },
    }
    const requests: Record<string, () => RoleRequest> = {
      "POST /v1/notifications/unsubscribe": () => ({ query: "token=guessed" }),
      "PUT /v1/notifications/read": () => ({ body: { newest_id: notification } }),
      "PUT /v1/notifications/page-read": () => ({ body: { path: "/community/ask-senpai" } }),
      "PUT /v1/notifications/settings": () => ({ body: settings }),
      "PUT /v1/push/subscription": () => ({ body: browser() }),
      "DELETE /v1/push/subscriptions/{id}": () => ({ params: { id: subscribed.body.id } }),
    }
    return (route) => ({ params: { id: notification }, ...requests[route]?.(), owner })
  },
}
