// Sites that a worker has to itself. They outlive it: the runner ends a worker whenever the next file asks for other fixtures, and
// a site takes long to start. The set-up hands them out, to the worker that has taken the place of the last one.
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startMailServerInto } from "./mail-server.ts"
import { startSite } from "./server.ts"

export interface OwnSitePlace {
  /** Which of the workers that run at the same time. */
  readonly slot: string
  /** What an English journey has changed, a Japanese one finds as it was. */
  readonly project: string
  /** Files that name the same share a site. */
  readonly siteFor: string
}

export interface HandedOut {
  readonly address: string
  /** The file with its mails. */
  readonly mails: string
}

interface Started extends HandedOut {
  /** Which errors it had logged. */
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
  /** Where workers ask for theirs. */
  readonly address: string
  /** Which errors they had logged. */
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
    // Whoever asks in the next language needs none of the last one any more.
    end(({ slot, project }) => slot === wanted.slot && project !== wanted.project)
    const there = sites.find(({ place }) => isAt(wanted)(place))
    if (there) return there.started
    const started = startOwnSite()
    sites.push({ place: wanted, started })
    return started
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
