// Another editor of a site of its own: invited and accepted without a browser, which is another journey.
import { expect } from "@playwright/test"
import { ask } from "./http.ts"
import type { Mails } from "./mail-server.ts"
import { addressOf, demoPassword } from "./sign-in.ts"

interface Site {
  readonly address: string
  readonly mail: Mails
}

export interface InvitedEditor {
  readonly name: string
  /** Calls the API as this editor. */
  readonly call: (method: string, path: string, body?: object) => Promise<{ status: number; text: string }>
}

export async function invitedEditor({ address: at, mail }: Site, name: string): Promise<InvitedEditor> {
  const call = (method: string, path: string, body?: object, token?: string) =>
    ask(`/api/v1${path}`, {
      at,
      method,
      headers: {
        "Content-Type": "application/json",
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const send = async (path: string, body: object, token?: string) => {
    const answer = await call("POST", path, body, token)
    expect(answer.status).toBeLessThan(300)
    return JSON.parse(answer.text)
  }
  const email = `hana-${Date.now()}@shirube.example`
  const administrator = await send("/auth/login", { email: addressOf("editor"), password: demoPassword })
  const invitation = { email, role: "editor", language: "en", editor_roles: ["writer", "reviewer"] }
  await send("/editors/invitations", invitation, administrator.access_token.access_token)
  const { text } = await mail.takeMail(email, "You are invited to Shirube")
  const accepted = await send("/account-invitations/accept", {
    token: /\/invitation\/([\w-]+)/.exec(text)?.[1],
    name,
    password: "a train to Sendai at dawn",
    terms: true,
    privacy: true,
  })
  return {
    name,
    call: (method, path, body) => call(method, path, body, accepted.access_token.access_token),
  }
}
