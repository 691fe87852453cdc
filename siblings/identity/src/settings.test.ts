import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { readSettings } from "./settings.ts"
import { aFolder } from "./testing/instance.ts"

const client = {
  client_id: "journal",
  client_secret: "a-secret-only-for-tests-0123456789",
  redirect_uris: ["http://127.0.0.1:3000/callback"],
}

test("without settings it listens on this machine only, without demo accounts and clients", () => {
  expect(readSettings({ PORT: "" })).toMatchObject({
    port: 3001,
    host: "127.0.0.1",
    issuer: "http://127.0.0.1:3001",
    demo: false,
    clients: [],
    logLevel: "info",
    trustProxy: false,
  })
})

test("the issuer has no trailing slash", () => {
  expect(readSettings({ PUBLIC_URL: "https://id.example/" }).issuer).toBe("https://id.example")
})

test.each([
  ["PORT", "80a"],
  ["PORT", "70000"],
  ["HOST", "a b"],
  ["PUBLIC_URL", "ftp://id.example"],
  ["PUBLIC_URL", "https://id.example/path"],
  ["DEMO", "maybe"],
  ["TRUST_PROXY", "yes please"],
  ["LOG_LEVEL", "loud"],
  ["CLIENTS", "[{]"],
  ["CLIENTS", "/there/is/no/such/file.json"],
  ["CLIENTS", '{"client_id":"journal"}'],
  ["CLIENTS", '[{"client_id":"journal"}]'],
  ["CLIENTS", '[{"client_id":"journal","client_secret":"short","redirect_uris":["http://a.example/"]}]'],
])("%s=%s is refused with one sentence that names the setting", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^The setting ${name} [^\\n]*\\.$`))
})

test("a refused list of clients does not print its secrets", () => {
  const secret = "the-secret-of-the-journal"
  const clients = JSON.stringify([
    { client_id: "journal", client_secret: secret, redirect_uris: ["not an address"] },
  ])
  expect(() => readSettings({ CLIENTS: clients })).toThrow(/^(?!.*the-secret).*redirect_uris/)
})

test("clients can be read from a file", () => {
  const own = aFolder()
  const file = join(own.path, "clients.json")
  writeFileSync(file, JSON.stringify([client]))
  expect(readSettings({ CLIENTS: file }).clients[0]).toMatchObject({ id: "journal", name: "journal" })
  own.remove()
})

test("a page to return to must be on the product's own origin", () => {
  const handover = {
    issuer: "https://journal.example",
    jwks_uri: "https://journal.example/keys",
    return_uris: [],
    forward_to: [],
  }
  const withPages = (pages: object) =>
    readSettings({ CLIENTS: JSON.stringify([{ ...client, handover: { ...handover, pages } }]) }).clients[0]
  expect(withPages({ home: "https://journal.example/" })?.handover?.pages).toEqual({
    home: "https://journal.example/",
  })
  for (const home of [
    "https://evil.example/",
    "https://journal.example.evil.example/",
    "javascript:alert(1)",
  ])
    expect(() => withPages({ home })).toThrow(/handover\.pages\.home/)
})
