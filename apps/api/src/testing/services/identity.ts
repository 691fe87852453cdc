// The identity sibling as an operator runs it: its own process, port and folder, reached over HTTP only.
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const main = fileURLToPath(new URL("../../../../../siblings/identity/src/main.ts", import.meta.url))

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, "close")
  return port
}

export async function startIdentity(port: number, clients: readonly object[]) {
  const folder = await mkdtemp(join(tmpdir(), "shirube-identity-"))
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      DEMO: "1",
      CLIENTS: JSON.stringify(clients),
    },
    stdio: ["ignore", "pipe", "inherit"],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk) => String(chunk).includes("listening on ") && resolve())
    child.once("exit", () => reject(new Error("the identity service did not start")))
  })
  return {
    issuer: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGTERM")
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit")
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Lets the sibling reach the API under test over a socket. */
export async function listen(port: number, api: (request: Request) => Promise<Response>): Promise<Server> {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
      name,
      `${value}`,
    ])
    const answer = await api(
      new Request(`http://127.0.0.1:${port}${request.url}`, {
        method: request.method ?? "GET",
        headers,
        ...(body.length > 0 ? { body } : {}),
      }),
    )
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  }).listen(port, "127.0.0.1")
  await once(server, "listening")
  return server
}

export interface Page {
  readonly status: number
  readonly url: URL
  readonly html: string
}

/** A minimal browser: cookies, forms, and redirects followed until they leave `home`. */
export function aBrowser(home: string) {
  const cookies = new Map<string, string>()

  async function open(address: string | URL, init: RequestInit = {}): Promise<Page> {
    const url = new URL(address, home)
    if (url.origin !== home) return { status: 0, url, html: "" }
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const response = await fetch(url, {
      ...init,
      redirect: "manual",
      headers: { Accept: "text/html", "Accept-Language": "en", Origin: home, Cookie: cookie },
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";")
      const [name = "", value = ""] = pair.split("=")
      if (value === "") cookies.delete(name)
      else cookies.set(name, value)
    }
    const location = response.headers.get("Location")
    if (location !== null) return open(new URL(location, url))
    return { status: response.status, url, html: await response.text() }
  }

  return {
    open,
    /** Submits the first form of the page with its hidden fields. */
    send(page: Page, fields: Record<string, string>) {
      const [, action = "", inner = ""] =
        /<form[^>]*action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/.exec(page.html) ?? []
      const hidden = [...inner.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)]
      const given = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]))
      const target = new URL(action.replaceAll("&amp;", "&"), page.url)
      return open(target, { method: "POST", body: new URLSearchParams({ ...given, ...fields }) })
    },
  }
}
