// An administrator invites an editor, changes what they may do, and removes the rights again: it applies at once.
import type { Page } from "@playwright/test"
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
    write: "Write",
    notYours: "Your role among the editors does not include this.",
    change: (name: string) => `Change roles: ${name}`,
    writer: /^Write:/,
    screener: /^Screen:/,
    save: "Save roles",
    changed: (name: string) => `The roles of ${name} are changed.`,
    byReviewer: "A reviewer reads and publishes it.",
    publish: "Publish",
  },
  ja: {
    last: "最後の管理者のため、取り消せません",
    remove: (name: string) => `${name}さんの権限を取り消す`,
    sure: "権限を取り消す",
    done: (name: string) => `${name}さんの編集者の権限を取り消しました。`,
    write: "作成",
    notYours: "編集者としてのご自分の役割に、この操作は含まれていません。",
    change: (name: string) => `役割を変える：${name}さん`,
    writer: /^執筆：/,
    screener: /^審査：/,
    save: "役割を保存する",
    changed: (name: string) => `${name}さんの役割を変更しました。`,
    byReviewer: "校閲担当の編集者が確認して公開します。",
    publish: "公開する",
  },
}
const PASSWORD = "a train to Sendai at dawn"
const names: Record<Language, string> = { en: "Tanaka Hana", ja: "田中 花" }

/** Invited and accepted without a browser, which is another journey. */
async function anInvitedEditor({ address: at, mail }: Site, language: Language, roles?: readonly string[]) {
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
  const invitation = { email, role: "editor", language: "en", editor_roles: roles }
  await send("/editors/invitations", invitation, administrator.access_token.access_token)
  const { text } = await mail.takeMail(email, "You are invited to Shirube")
  const accepted = await send("/account-invitations/accept", {
    token: /\/invitation\/([\w-]+)/.exec(text)?.[1],
    name: names[language],
    password: PASSWORD,
    terms: true,
    privacy: true,
  })
  const headers = { Authorization: `Bearer ${accepted.access_token.access_token}` }
  const statusOf = async (path: string) => (await ask(`/api/v1${path}`, { at, headers })).status
  return { email, statusOf }
}

async function signInAs(page: Page, language: Language, email: string, password: string) {
  await page.goto(`/${language}/sign-in-mail`)
  await fillCredentials(page, email, password)
  await expectSignedIn(page.context())
}

test("an administrator removes an editor's rights, and cannot remove the last administrator", {
  tag: "@both-long",
}, async ({ page, language, ownSite }) => {
  const w = words[language]
  const name = names[language]
  const { statusOf } = await anInvitedEditor(ownSite, language)
  expect(await statusOf("/editors/queues")).toBe(200)

  await signInAs(page, language, addressOf("editor"), demoPassword)
  await page.goto(`/${language}/editors/invitations`)
  await untilRunning(page)
  const row = page.getByRole("listitem").filter({ hasText: name })
  await expect(page.getByRole("main")).toContainText(w.last)
  await expectAccessible(page)
  await row.getByRole("button", { name: w.remove(name) }).click()
  await page.getByRole("dialog").getByRole("button", { name: w.sure }).click()
  await expect(page.locator(".toast-region")).toContainText(w.done(name))
  await expect(row).toHaveCount(0)
  expect(await statusOf("/editors/queues")).toBe(401)
})

test("a screener sees no place to write, and once a writer, saves drafts that a reviewer publishes", {
  tag: "@both-long",
}, async ({ page, browser, language, ownSite, problems }) => {
  problems.allow(/response 409|ApiError/)
  const w = words[language]
  const name = names[language]
  const { email, statusOf } = await anInvitedEditor(ownSite, language, ["screener"])
  expect(await statusOf("/editors/screenings")).toBe(200)
  expect(await statusOf("/editors/writing")).toBe(409)

  await signInAs(page, language, email, PASSWORD)
  await page.goto(`/${language}/editors`)
  await untilRunning(page)
  const places = page.getByRole("navigation").first()
  await expect(places).toBeVisible()
  await expect(places.getByRole("link", { name: w.write, exact: true })).toHaveCount(0)
  await page.goto(`/${language}/editors/writing`)
  await untilRunning(page)
  await expect(page.getByText(w.notYours)).toBeVisible()
  await expectAccessible(page)

  const desk = await (await browser.newContext({ baseURL: ownSite.address })).newPage()
  await signInAs(desk, language, addressOf("editor"), demoPassword)
  await desk.goto(`/${language}/editors/invitations`)
  await untilRunning(desk)
  await desk.getByRole("button", { name: w.change(name) }).click()
  const dialog = desk.getByRole("dialog")
  await dialog.getByRole("checkbox", { name: w.writer }).check()
  await dialog.getByRole("checkbox", { name: w.screener }).uncheck()
  await expectAccessible(desk)
  await dialog.getByRole("button", { name: w.save }).click()
  await expect(desk.locator(".toast-region")).toContainText(w.changed(name))
  expect(await statusOf("/editors/screenings")).toBe(409)

  await page.goto(`/${language}/editors`)
  await untilRunning(page)
  await places.getByRole("link", { name: w.write, exact: true }).click()
  await page.goto(`/${language}/editors/events/new`)
  await untilRunning(page)
  await expect(page.getByText(w.byReviewer)).toBeVisible()
  await expect(page.getByRole("button", { name: w.publish, exact: true })).toHaveCount(0)
  await expectAccessible(page)
})
