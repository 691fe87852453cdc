// What an operator relies on: limits, stops, kills and restarts. Attempts are counted per network: each test
// uses its own.
import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { createServer, get } from "node:http"
import { connect } from "node:net"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import * as openid from "openid-client"
import { afterAll, beforeAll, expect, test } from "vitest"
import { LIMITS } from "./limits.ts"
import { aBrowser } from "./testing/browser.ts"
import { aFolder, anInstance, ended, freePort, type Instance, runMain } from "./testing/instance.ts"
import { aProduct } from "./testing/product.ts"

const PASSWORD = "shirube-demo"
const folder = aFolder()
let identity: Instance
let product: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  const port = await freePort()
  product = await aProduct(await freePort(), `http://127.0.0.1:${port}`)
  identity = await anInstance({
    port,
    dataDir: folder.path,
    clients: [product.settings],
    environment: { TRUST_PROXY: "1" },
  })
})
afterAll(async () => {
  await identity.stop()
  await product.stop()
  folder.remove()
})

async function aSignInForm(browser = aBrowser(identity.issuer)) {
  const form = await browser.open((await product.begin()).url)
  const attempt = (email: string, password: string, from: string) =>
    browser.send(form, form.url.pathname, { email, password }, { "x-forwarded-for": from })
  const register = async (email: string, from: string) =>
    browser.send(
      await browser.open(`${form.url.pathname}/register`),
      "/register",
      { email, name: "Mina", password: "four quiet river stones" },
      { "x-forwarded-for": from },
    )
  return { attempt, register }
}

test("a request with another host name is refused, except for the health check", async () => {
  const { port } = new URL(identity.issuer)
  const statusOf = (path: string, host: string) =>
    new Promise<number | undefined>((resolve, reject) =>
      get({ host: "127.0.0.1", port, path, headers: { host } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).on("error", reject),
    )
  for (const path of ["/", "/.well-known/openid-configuration", "/matching"]) {
    expect(await statusOf(path, `127.0.0.1:${port}`)).toBe(200)
    expect(await statusOf(path, "localhost")).toBe(200)
    expect(await statusOf(path, "evil.example")).toBe(421)
    expect(await statusOf(path, "127.0.0.1.evil.example")).toBe(421)
  }
  expect(await statusOf("/health", "10.0.0.7")).toBe(200)
})

test("guesses for one address are limited with Retry-After, and its owner on another network is not locked out", async () => {
  const { attempt } = await aSignInForm()
  for (let i = 0; i < LIMITS.signInTo.most; i++)
    expect((await attempt("student@shirube.example", `wrong ${i}`, "203.0.113.5")).status).toBe(422)
  const limited = await attempt("student@shirube.example", PASSWORD, "203.0.113.5")
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(500)
  expect(limited.text).toContain("Too many attempts. Please wait 10 minutes")

  const owner = await attempt("student@shirube.example", PASSWORD, "198.51.100.7")
  expect(owner.url.origin).toBe(product.origin)
})

test("an unknown address is limited exactly like a known one", async () => {
  const { attempt } = await aSignInForm()
  for (let i = 0; i < LIMITS.signInTo.most; i++)
    await attempt("unknown@shirube.example", "wrong", "203.0.113.6")
  expect((await attempt("unknown@shirube.example", "wrong", "203.0.113.6")).status).toBe(429)
})

test("attempts for many addresses from one network are limited; an IPv6 /64 is one network", async () => {
  const { attempt } = await aSignInForm()
  for (let i = 0; i < LIMITS.signInFrom.most; i++)
    await attempt(`person${i}@shirube.example`, "wrong", `2001:db8:1:2::${i + 1}`)
  expect((await attempt("another@shirube.example", "wrong", "2001:db8:1:2:ffff::1")).status).toBe(429)
  expect((await attempt("another@shirube.example", "wrong", "2001:db8:1:3::1")).status).toBe(422)
})

test("repeated registrations are limited", async () => {
  const { register } = await aSignInForm()
  for (let i = 0; i < LIMITS.registerFrom.most; i++)
    expect((await register(`crowd${i}@example.com`, "203.0.113.9")).status).toBe(200)
  const limited = await register("crowd@example.com", "203.0.113.9")
  expect(limited.status).toBe(429)
  expect(limited.headers.get("retry-after")).toMatch(/^\d+$/)
})

test("a kill loses no data: account, session and tokens still exist afterwards", async () => {
  const browser = aBrowser(identity.issuer)
  const { register } = await aSignInForm()
  await register("lasting@example.com", "203.0.113.20")
  const { config, tokens } = await product.signIn(browser, "lasting@example.com", "four quiet river stones")

  await identity.restart("SIGKILL")

  const refreshed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? "")
  expect(refreshed.claims()?.sub).toBe(tokens.claims()?.sub)
  const { url, finish } = await product.begin({ prompt: "none" })
  const again = await finish(await browser.open(url))
  expect(again.claims()?.email).toBe("lasting@example.com")
})

test("every registration that was answered before a kill is kept", async () => {
  const { register } = await aSignInForm()
  const answered: string[] = []
  const crowd = Array.from({ length: 9 }, async (_, i) => {
    const email = `kept${i}@example.com`
    const page = await register(email, `192.0.2.${i}`).catch(() => undefined)
    if (page?.status === 200) answered.push(email)
  })
  await Promise.race(crowd)
  await identity.restart("SIGKILL")
  await Promise.all(crowd)
  expect(answered.length).toBeGreaterThan(0)
  for (const email of answered) {
    const { tokens } = await product.signIn(aBrowser(identity.issuer), email, "four quiet river stones")
    expect(tokens.claims()?.email).toBe(email)
  }
})

test("without DEMO there is no way into a demo account: password, session, token, hand-over or registration", async () => {
  const browser = aBrowser(identity.issuer)
  const { config, tokens } = await product.signIn(browser, "editor@shirube.example", PASSWORD)
  const silently = async () =>
    (await browser.open((await product.begin({ prompt: "none" })).url)).url.searchParams.get("error")
  expect(await silently()).toBe(null)

  await identity.restart("SIGTERM", { DEMO: "0" })
  expect(identity.logs()).toContain("demo accounts were removed")
  const { attempt, register } = await aSignInForm()
  expect((await attempt("editor@shirube.example", PASSWORD, "203.0.113.30")).status).toBe(422)
  expect((await register("Me@Shirube.Example", "203.0.113.31")).status).toBe(422)
  const handedOver = aBrowser(identity.issuer)
  const to = `${identity.issuer}/matching`
  const asked = { client_id: "journal", to, return_to: `${product.origin}/hand-over` }
  const begun = await handedOver.open(`/handover?${new URLSearchParams(asked)}`)
  const state = begun.url.searchParams.get("state") ?? ""
  const token = await product.handoverToken(state, { email: "editor@shirube.example" })
  const page = await handedOver.open(`/handover?${new URLSearchParams({ token, to })}`)
  expect([page.status, handedOver.hasCookie("shirube_id.session")]).toEqual([400, false])
  expect(await silently()).toBe("login_required")
  await expect(openid.refreshTokenGrant(config, tokens.refresh_token ?? "")).rejects.toThrow()

  // With DEMO again the accounts exist, but their earlier sessions and tokens do not.
  await identity.restart("SIGTERM")
  expect(await silently()).toBe("login_required")
  await expect(openid.refreshTokenGrant(config, tokens.refresh_token ?? "")).rejects.toThrow()
  const again = await product.signIn(aBrowser(identity.issuer), "editor@shirube.example", PASSWORD)
  expect(again.tokens.claims()?.sub).toBe("demo-editor")
})

test("the operator marks an address as verified while the service runs", async () => {
  const { register } = await aSignInForm()
  await register("proven@example.com", "203.0.113.40")
  const script = fileURLToPath(new URL("mark-verified.ts", import.meta.url))
  const mark = (email: string, dataDir = folder.path) =>
    execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", script, email], {
      env: { DATA_DIR: dataDir },
      stdio: "pipe",
    }).toString()
  expect(mark("Proven@example.com")).toContain("marked as verified")
  expect(() => mark("unknown@example.com")).toThrow("There is no account with this address.")
  const mistyped = join(folder.path, "mistyped")
  expect(() => mark("proven@example.com", mistyped)).toThrow("names a folder without accounts")
  expect(existsSync(mistyped)).toBe(false)
  const { tokens } = await product.signIn(
    aBrowser(identity.issuer),
    "proven@example.com",
    "four quiet river stones",
  )
  expect(tokens.claims()?.email_verified).toBe(true)
})

test("keys and accounts are readable by their owner only, and survive a restart", async () => {
  const keys = readFileSync(join(folder.path, "keys.json"), "utf8")
  const modes = readdirSync(folder.path).map((file) => statSync(join(folder.path, file)).mode & 0o077)
  expect(modes.every((mode) => mode === 0)).toBe(true)
  await identity.restart("SIGTERM")
  expect(readFileSync(join(folder.path, "keys.json"), "utf8")).toBe(keys)
})

test("SIGTERM lets a request finish, then exits with 0", async () => {
  const own = aFolder()
  const port = await freePort()
  const run = await anInstance({ port, dataDir: own.path })
  const socket = connect(port, "127.0.0.1")
  socket.write("POST /half HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: 2\r\n\r\na")
  // Answered after the half request on another connection: by then that one is being handled.
  expect((await fetch(`${run.issuer}/health`)).status).toBe(200)
  const code = run.stop()
  const isRefused = () =>
    fetch(`${run.issuer}/health`).then(
      () => false,
      () => true,
    )
  await expect.poll(isRefused).toBe(true)
  socket.write("b")
  expect((await socket.toArray()).join("")).toContain("HTTP/1.1 404")
  expect(await code).toBe(0)
  own.remove()
})

test("under https cookies are Secure, also behind a proxy without forwarding headers", async () => {
  const own = aFolder()
  const port = await freePort()
  const environment = { PUBLIC_URL: "https://id.shirube.example" }
  const run = await anInstance({ port, dataDir: own.path, clients: [product.settings], environment })
  const { url } = await product.begin()
  const response = await fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, { redirect: "manual" })
  const cookies = response.headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(0)
  expect(cookies.every((cookie) => /; secure/i.test(cookie) && /; httponly/i.test(cookie))).toBe(true)
  expect(response.headers.get("strict-transport-security")).toContain("max-age")
  await run.stop()
  own.remove()
})

test("a bad setting and a port in use end the start with one sentence", async () => {
  const bad = runMain({ PORT: "none" })
  expect(await ended(bad.child)).toBe(1)
  expect(
    bad
      .output()
      .trim()
      .split("\n")
      .filter((line) => line.startsWith("The setting PORT")),
  ).toHaveLength(1)

  const own = aFolder()
  writeFileSync(join(own.path, "file"), "")
  const unusable = runMain({ DATA_DIR: join(own.path, "file/inside") })
  expect(await ended(unusable.child)).toBe(1)
  expect(unusable.output()).toMatch(/^The setting DATA_DIR names a folder that cannot be used: [^\n]+\n$/)

  const server = createServer()
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  const taken = runMain({ PORT: String(port), DATA_DIR: own.path })
  expect(await ended(taken.child)).toBe(1)
  expect(taken.output()).toContain(`Port ${port} is in use`)
  server.close()
  own.remove()
})

/** Of 64 KB each: more than a fast machine sends before the server disconnects. */
const MOST_CHUNKS = 50_000

/** Sends chunks until the server disconnects; resolves with its response and the number of chunks sent. */
const sendEndlessly = (path: string, mostChunks: number) =>
  new Promise<{ answer: string; chunks: number }>((resolve) => {
    const { port } = new URL(identity.issuer)
    const head = "Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked"
    const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`
    let answer = ""
    let chunks = 0
    const socket = connect(Number(port), "127.0.0.1", () => {
      socket.write(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${head}\r\n\r\n`)
      go()
    })
    const go = () => {
      while (chunks < mostChunks && !socket.destroyed) {
        chunks += 1
        if (!socket.write(chunk)) return void socket.once("drain", go)
      }
      socket.end("0\r\n\r\n")
    }
    socket.on("data", (data) => {
      answer += data
    })
    // Being disconnected while sending is expected.
    socket.on("error", () => {})
    socket.on("close", () => resolve({ answer, chunks }))
  })

test("an oversized body is not read to its end, on our pages and on the provider's", async () => {
  const { pathname } = (await aBrowser(identity.issuer).open((await product.begin()).url)).url
  for (const path of [pathname, "/handover", "/token"]) {
    const { answer, chunks } = await sendEndlessly(path, MOST_CHUNKS)
    // Cutting the connection while data is being sent may also lose the response.
    expect([path, answer.split("\r\n", 1)[0]]).toEqual([
      path,
      expect.stringMatching(/^(?:HTTP\/1\.1 4\d\d |$)/),
    ])
    expect(chunks).toBeLessThan(MOST_CHUNKS)
  }
})
