// Sites that belong to one worker. They outlive it: the runner ends a worker after a failure, and a site is slow to start.
// The set-up hands them on to the worker that replaces it.
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startMailServerInto } from "./mail-server.ts"
import { startSite } from "./server.ts"

export interface OwnSitePlace {
  /** Index of the parallel worker. */
  readonly slot: string
  /** Separates languages, so that a Japanese journey does not find an English one's changes. */
  readonly project: string
  /** Files with the same name share a site. */
  readonly siteFor: string
}

export interface HandedOut {
  readonly address: string
  /** The file with its mails. */
  readonly mails: string
}

interface Started extends HandedOut {
  /** Returns the errors it logged. */
  stop(): Promise<string[]>
}

async function startOwnSite(): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), "shirube-e2e-mails-"))
  const mails = join(folder, "mails.jsonl")
  const mail = await startMailServerInto(mails)
  // As localhost, where browsers allow passkeys.
  const { address, stop } = await startSite({ HOST: "localhost", SMTP_URL: mail.url })
  return {
    address,
    mails,
    async stop() {
      const { endedWell, errors } = await stop()
      await mail.stop()
      rmSync(folder, { recursive: true, force: true })
      return endedWell ? errors : [...errors, `The site at ${address} did not end well.`]
    },
  }
}

export interface OwnSites {
  /** Where workers request their sites. */
  readonly address: string
  /** Returns the errors they logged. */
  stop(): Promise<string[]>
}

export async function handOutSites(): Promise<OwnSites> {
  const sites: { place: OwnSitePlace; started: Promise<Started> }[] = []
  const endings: Promise<string[]>[] = []

  const end = (isConcerned: (place: OwnSitePlace) => boolean) => {
    for (const site of sites.filter(({ place }) => isConcerned(place))) {
      sites.splice(sites.indexOf(site), 1)
      endings.push(site.started.then(({ stop }) => stop()))
    }
  }
  const isAt = (wanted: OwnSitePlace) => (place: OwnSitePlace) =>
    place.slot === wanted.slot && place.project === wanted.project && place.siteFor === wanted.siteFor

  const handOut = (wanted: OwnSitePlace): Promise<Started> => {
    // A worker that starts the next language no longer needs the sites of the previous one.
    end(({ slot, project }) => slot === wanted.slot && project !== wanted.project)
    const there = sites.find(({ place }) => isAt(wanted)(place))
    if (there) return there.started
    const site = { place: wanted, started: startOwnSite() }
    sites.push(site)
    // The next one who asks gets another try.
    site.started.catch(() => sites.splice(sites.indexOf(site), 1))
    return site.started
  }

  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? "", "http://own-sites").searchParams
    const wanted = JSON.parse(asked.get("place") ?? "") as OwnSitePlace
    if (request.method === "DELETE") {
      end(isAt(wanted))
      response.writeHead(204).end()
      return
    }
    try {
      const { address, mails } = await handOut(wanted)
      response.end(JSON.stringify({ address, mails }))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      end(() => true)
      server.close()
      return (await Promise.all(endings)).flat()
    },
  }
}
