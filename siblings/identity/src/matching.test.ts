// What the page of the matching service shows each person, and whose claims it trusts.
import { afterAll, beforeAll, expect, test } from "vitest"
import { aBrowser, type Browser } from "./testing/browser.ts"
import { aFolder, anInstance, freePort, type Instance } from "./testing/instance.ts"
import { aProduct, type HandoverClaims } from "./testing/product.ts"

const folder = aFolder()
let identity: Instance
let product: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  const port = await freePort()
  product = await aProduct(await freePort(), `http://127.0.0.1:${port}`)
  identity = await anInstance({ port, dataDir: folder.path, clients: [product.settings] })
})
afterAll(async () => {
  await identity.stop()
  await product.stop()
  folder.remove()
})

async function handOver(browser: Browser, claims: HandoverClaims) {
  const to = `${identity.issuer}/matching`
  const beginning = { client_id: "journal", to, return_to: `${product.origin}/hand-over` }
  const begun = await browser.open(`/handover?${new URLSearchParams(beginning)}`)
  const token = await product.handoverToken(begun.url.searchParams.get("state") ?? "", claims)
  return browser.open(`/handover?${new URLSearchParams({ token, to })}`)
}

/** What a reader sees: the lead, the steps with their state, and the links to the product. */
function readingOf({ text }: { readonly text: string }) {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(text)?.[1] ?? ""
  const plain = (part: string) =>
    part
      .replace(/<[^>]+>/g, "")
      .replace(/\s+/g, " ")
      .trim()
  return {
    lead: plain(/<p class="lead">(.*?)<\/p>/s.exec(main)?.[1] ?? ""),
    steps: [...main.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, step = ""]) => plain(step)),
    links: [...main.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) =>
      href.replaceAll("&amp;", "&").replace(product.origin, ""),
    ),
    allText: plain(main),
  }
}

const STUDENT = "A student account Done"
const situations = [
  {
    who: "an unverified student",
    claims: { role: "student" },
    lead: "First, your university has to be verified.",
    steps: [STUDENT, "University verified Next step", "Consent to share your career profile After that"],
    links: ["/verify?lang=en", "/?lang=en", "/hand-over?lang=en"],
  },
  {
    who: "an unverified student who has given consent",
    claims: { role: "student", consent: "2026-11-15" },
    lead: "First, your university has to be verified.",
    steps: [STUDENT, "University verified Next step", "Consent to share your career profile Done"],
    links: ["/verify?lang=en", "/?lang=en", "/hand-over?lang=en"],
  },
  {
    who: "a verified student without consent",
    claims: { role: "student", verified: true },
    lead: "One decision is left",
    steps: [STUDENT, "University verified Done", "Consent to share your career profile Next step"],
    links: ["/consent?lang=en", "/?lang=en", "/hand-over?lang=en"],
  },
  {
    who: "a verified student with consent",
    claims: { role: "student", verified: true, consent: "2026-11-15" },
    lead: "You have done everything",
    steps: [STUDENT, "University verified Done", "Consent to share your career profile Done"],
    links: ["/profile?lang=en", "/?lang=en", "/hand-over?lang=en"],
  },
  {
    who: "a senpai",
    claims: { role: "senpai" },
    lead: "As a senpai you do not need it.",
    steps: [],
    links: ["/questions?lang=en", "/?lang=en", "/hand-over?lang=en"],
  },
  {
    who: "a recruiter",
    claims: { role: "company" },
    lead: "You are signed in as a recruiter.",
    steps: [],
    links: ["/?lang=en", "/hand-over?lang=en"],
  },
  {
    who: "an editor",
    claims: { role: "editor" },
    lead: "no part for editors",
    steps: [],
    links: ["/?lang=en", "/hand-over?lang=en"],
  },
]

// spec: 1.matching-service
test.each(situations)(
  "$who sees what is there for them, the missing step and the way back",
  async (expected) => {
    const page = await handOver(aBrowser(identity.issuer), expected.claims)
    const { lead, steps, links, allText } = readingOf(page)
    expect([page.status, page.url.href]).toEqual([200, `${identity.issuer}/matching`])
    expect(lead).toContain(expected.lead)
    expect({ steps, links }).toEqual({ steps: expected.steps, links: expected.links })
    expect(allText).toContain("The list of companies is not open yet.")
  },
)

test("a visitor is asked to sign in, also after a hand-over without a known role", async () => {
  const visitors = [
    await aBrowser(identity.issuer).open("/matching"),
    await handOver(aBrowser(identity.issuer), { isOfClient: true }),
    await handOver(aBrowser(identity.issuer), { role: "emperor" }),
  ]
  for (const page of visitors)
    expect(readingOf(page)).toMatchObject({
      lead: expect.stringContaining("for students at a university in Japan"),
      steps: [],
      links: ["/sign-in?lang=en", "/?lang=en"],
    })
})

test("every situation has a Japanese text, and links to Japanese pages", async () => {
  for (const { who, claims } of situations) {
    const { allText, links } = readingOf(await handOver(aBrowser(identity.issuer, "ja"), claims))
    expect([who, /[ぁ-ん]/.test(allText), /[A-Za-z]{3}/.test(allText.replace("2026-11-15", ""))]).toEqual([
      who,
      true,
      false,
    ])
    expect(links.every((link) => link.endsWith("?lang=ja"))).toBe(true)
  }
})

test("the page is in the language of the previous page, until the reader chooses another", async () => {
  const browser = aBrowser(identity.issuer, "en")
  const page = await handOver(browser, { role: "senpai", locale: "ja" })
  expect(page.text).toContain('<html lang="ja">')
  expect((await browser.open("/matching?lang=en")).text).toContain('<html lang="en">')
})

test("a person with an unconfirmed address sees their situation, but gets no session", async () => {
  const browser = aBrowser(identity.issuer)
  const page = await handOver(browser, { isOfClient: true, role: "student", verified: true })
  expect(readingOf(page).lead).toContain("One decision is left")
  expect(browser.hasCookie("shirube_id.session")).toBe(false)
})

test("what was handed over is kept for that browser only, for a reload and for the other language", async () => {
  const browser = aBrowser(identity.issuer)
  await handOver(browser, { role: "company" })
  expect(readingOf(await browser.open("/matching")).lead).toContain("recruiter")
  expect(readingOf(await browser.open("/matching?lang=ja")).lead).toContain("採用担当者として")
  expect(readingOf(await aBrowser(identity.issuer).open("/matching")).links).toContain("/sign-in?lang=en")
})

test("the newest hand-over counts: neither a withdrawn consent nor the previous situation is shown", async () => {
  const browser = aBrowser(identity.issuer)
  const student = { role: "student", verified: true }
  await handOver(browser, { ...student, consent: "2026-11-15" })
  expect(readingOf(await handOver(browser, student)).lead).toContain("One decision is left")
  expect(readingOf(await handOver(browser, { isOfClient: true })).links).toContain("/sign-in?lang=en")
  expect(readingOf(await browser.open("/matching")).steps).toEqual([])
})

test("the situation of another person is shown only once the reader has confirmed to be them", async () => {
  const browser = aBrowser(identity.issuer)
  await handOver(browser, { role: "student" })
  const senpai = { email: "senpai@shirube.example", role: "senpai" }
  const question = await handOver(browser, senpai)
  expect(question.url.pathname).toBe("/handover/question")
  const stayed = await browser.send(question, "/handover/question", { answer: "stay" })
  expect(readingOf(stayed).links).toContain("/sign-in?lang=en")
  const switched = await browser.send(await handOver(browser, senpai), "/handover/question", {
    answer: "switch",
  })
  expect(readingOf(switched).lead).toContain("As a senpai")
})

test("a token with altered rights is refused", async () => {
  const browser = aBrowser(identity.issuer)
  const to = `${identity.issuer}/matching`
  const beginning = { client_id: "journal", to, return_to: `${product.origin}/hand-over` }
  const begun = await browser.open(`/handover?${new URLSearchParams(beginning)}`)
  const signed = await product.handoverToken(begun.url.searchParams.get("state") ?? "", { role: "student" })
  const [header, payload = "", signature] = signed.split(".")
  const claims = { ...JSON.parse(Buffer.from(payload, "base64url").toString()), verified: true, consent: "x" }
  const token = [header, Buffer.from(JSON.stringify(claims)).toString("base64url"), signature].join(".")
  expect((await browser.open(`/handover?${new URLSearchParams({ token, to })}`)).status).toBe(400)
  expect(readingOf(await browser.open("/matching")).links).toContain("/sign-in?lang=en")
})
