// An administrator invites an editor and removes the rights again: the editor's session ends at once.
import { expectAccessible, type Language } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import type { Mails } from "./support/mail-server.ts"
import { expect, test } from "./support/own-site.ts"
import { addressOf, demoPassword, expectSignedIn, fillCredentials } from "./support/sign-in.ts"

interface Site {
  readonly address: string
  readonly mail: Mails
}

const words = {
  en: {
    last: "The last administrator stays",
    remove: (name: string) => `Remove as editor: ${name}`,
    sure: "Remove as editor",
    done: (name: string) => `${name} is no longer an editor.`,
  },
  ja: {
    last: "最後の管理者のため、取り消せません",
    remove: (name: string) => `${name}さんの権限を取り消す`,
    sure: "権限を取り消す",
    done: (name: string) => `${name}さんの編集者の権限を取り消しました。`,
  },
}
const names: Record<Language, string> = { en: "Tanaka Hana", ja: "田中 花" }

/** Invited and accepted without a browser, which is another journey. */
async function anInvitedEditor({ address: at, mail }: Site, language: Language) {
  const send = async (path: string, body: object, token?: string) => {
    const answer = await ask(`/api/v1${path}`, {
      at,
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBeLessThan(300)
    return JSON.parse(answer.text)
  }
  const email = `hana-${Date.now()}@shirube.example`
  const administrator = await send("/auth/login", { email: addressOf("editor"), password: demoPassword })
  const invitation = { email, role: "editor", language: "en" }
  await send("/editors/invitations", invitation, administrator.access_token.access_token)
  const { text } = await mail.takeMail(email, "You are invited to Shirube")
  const accepted = await send("/account-invitations/accept", {
    token: /\/invitation\/([\w-]+)/.exec(text)?.[1],
    name: names[language],
    password: "a train to Sendai at dawn",
    terms: true,
    privacy: true,
  })
  const headers = { Authorization: `Bearer ${accepted.access_token.access_token}` }
  return async () => (await ask("/api/v1/editors/queues", { at, headers })).status
}

test("an administrator removes an editor's rights, and cannot remove the last administrator", {
  tag: "@both",
}, async ({ page, language, ownSite }) => {
  const w = words[language]
  const name = names[language]
  const queuesOfEditor = await anInvitedEditor(ownSite, language)
  expect(await queuesOfEditor()).toBe(200)

  await page.goto(`/${language}/sign-in-mail`)
  await fillCredentials(page, addressOf("editor"), demoPassword)
  await expectSignedIn(page.context())
  await page.goto(`/${language}/editors/invitations`)
  await untilRunning(page)
  const row = page.getByRole("listitem").filter({ hasText: name })
  await expect(page.getByRole("main")).toContainText(w.last)
  await expectAccessible(page)
  await row.getByRole("button", { name: w.remove(name) }).click()
  await page.getByRole("dialog").getByRole("button", { name: w.sure }).click()
  await expect(page.locator(".toast-region")).toContainText(w.done(name))
  await expect(row).toHaveCount(0)
  expect(await queuesOfEditor()).toBe(401)
})
