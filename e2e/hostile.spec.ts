// Members' texts stay text on every page that shows them; and if a script slipped through, the page's policy
// would block it.
import type { BrowserContext, Page } from "@playwright/test"
import { expect, test } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { phonePicture } from "./support/phone-picture.ts"
import { beSignedIn, cookiesOfSession } from "./support/session.ts"

const ASKER = "bolor"
const SENPAI = "senpai"
/** Used by no other journey, because its name changes for a while. */
const COMMENTER = { account: "dinh", name: "Đinh Quang Huy", hostile: '"><svg/onload=alert(1)>' }

const harm = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</script></title></textarea><svg/onload=alert(1)>",
  "[x](javascript:alert(1)) [y](DATA:text/html,<script>alert(1)</script>) <javascript:alert(1)>",
  "![x](https://tracker.example/x.png) ![y](//tracker.example/y.png)",
  "{<img src=x onerror=alert(1)>|</rt><script>alert(1)</script>}",
  "@[<img src=x onerror=alert(1)>](person:00000000-0000-4000-8000-000000000000)",
  "<style>@import url(https://tracker.example/x.css)</style><link rel=stylesheet href=//tracker.example/y.css>",
]
const [, , title = ""] = harm
const text = harm.join("\n\n")

async function call(account: string, method: string, path: string, body: object | Buffer) {
  const token = new Map(await cookiesOfSession(account)).get("auth._token.local") ?? ""
  const isFile = Buffer.isBuffer(body)
  const response = await fetch(`${process.env.E2E_BASE_URL}/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": isFile ? "image/jpeg" : "application/json",
    },
    body: isFile ? new Uint8Array(body) : JSON.stringify(body),
  })
  expect([path, response.ok]).toEqual([path, true])
  return (await response.json().catch(() => ({}))) as { id: string }
}

const calledIn = (name: string) =>
  call(COMMENTER.account, "PUT", "/v1/profile/names", {
    family_name: "DINH",
    given_name: "QUANG HUY",
    has_one_name: false,
    display_name: name,
    birth_date: "2003-04-05",
  })

/** Records dialogs, policy violations and requests to foreign hosts. */
async function watchFor(context: BrowserContext, baseURL: string | undefined) {
  const seen: string[] = []
  await context.exposeFunction("sawViolation", (what: string) => seen.push(`refused: ${what}`))
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      const { sawViolation } = window as unknown as { sawViolation: (what: string) => void }
      sawViolation(`${violatedDirective} ${blockedURI}`)
    })
  })
  context.on("dialog", (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url())
    if (!["blob:", "data:"].includes(protocol) && origin !== baseURL) seen.push(`asked: ${request.url()}`)
  })
  return seen
}

/** With its resources; a live stream never ends, so waiting for network silence would hang. */
const settled = async (page: Page) => {
  await page.waitForLoadState("load")
  await untilRunning(page)
}

// spec: forum.hostile-text
test("hostile text in a question, an answer, a comment, a name or a picture's description runs no script and requests no foreign host", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  await page.goto("/en/community/ask-senpai")
  const picture = await call(ASKER, "POST", "/v1/files?purpose=post-picture", await phonePicture(page))
  const isReady = async () => {
    const token = new Map(await cookiesOfSession(ASKER)).get("auth._token.local") ?? ""
    const { text } = await ask(`/api/v1/files/${picture.id}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    return JSON.parse(text).state
  }
  await expect.poll(isReady).toBe("ready")
  await calledIn(COMMENTER.hostile)
  const { id } = await call(ASKER, "POST", "/v1/questions", {
    title,
    text: `${text}\n\n!["><img src=x onerror=alert(1)>](picture:${picture.id})`,
    topics: ["interviews"],
    language: "en",
    is_anonymous: false,
  })
  const answer = await call(SENPAI, "POST", `/v1/questions/${id}/answers`, { language: "en", text })
  for (const words of harm)
    await call(COMMENTER.account, "POST", "/v1/comments", { noun: "answer", id: answer.id, text: words })

  const seen = await watchFor(context, baseURL)
  for (const path of [
    `/en/community/ask-senpai/detail/${id}`,
    `/ja/community/ask-senpai/detail/${id}`,
    "/en/community/ask-senpai",
    `/en/community/ask-senpai?q=${encodeURIComponent(title)}`,
    `/en/search?q=${encodeURIComponent(harm[1] ?? "")}`,
  ]) {
    await page.goto(path)
    await settled(page)
  }
  await page.goto(`/en/community/ask-senpai/detail/${id}`)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title)
  const main = page.getByRole("main")
  for (const words of ["<script>alert(1)</script>", COMMENTER.hostile])
    await expect(main).toContainText(words)
  await expect(page.getByRole("img", { name: '"><img src=x onerror=alert(1)>' })).toBeVisible()
  for (const data of await page.locator('script[type="application/ld+json"]').allTextContents())
    JSON.parse(data)

  // The same in the fields of a form and in its preview.
  await beSignedIn(context, baseURL, ASKER)
  await page.goto("/en/community/ask-senpai?ask=1")
  await settled(page)
  await page.getByRole("textbox", { name: "Your question in one sentence" }).fill(title)
  await page.getByRole("textbox", { name: "Tell us a little more" }).fill(text)
  await page.getByRole("button", { name: "Preview" }).click()
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("<script>alert(1)</script>")
  expect(seen).toEqual([])
  await calledIn(COMMENTER.name)
})

test("a script injected into a page is blocked by its policy", async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/Content Security Policy/)
  const seen = await watchFor(context, baseURL)
  await page.goto("/en/community/ask-senpai")
  await settled(page)
  await page.evaluate(() => {
    const script = document.createElement("script")
    script.textContent = "document.title = 'harmed'"
    document.body.append(script)
    const place = document.createElement("div")
    place.innerHTML =
      '<img src="/nothing.png" onerror="document.title = \'harmed\'"><a href="javascript:document.title=\'harmed\'">x</a>'
    document.body.append(place)
    place.querySelector("a")?.click()
    const foreign = document.createElement("script")
    foreign.src = "https://tracker.example/x.js"
    document.body.append(foreign)
  })
  problems.allow(/response 404: GET .*\/nothing\.png/)
  await expect
    .poll(() =>
      seen
        .filter((each) => each.startsWith("refused"))
        .map((each) => each.split(" ")[1])
        .sort(),
    )
    .toEqual(["script-src-attr", "script-src-elem", "script-src-elem", "script-src-elem"])
  expect(seen.filter((each) => each.startsWith("dialog"))).toEqual([])
  expect(await page.title()).not.toBe("harmed")
})
