// The whole server with content, as its own process; it must log no errors.
import { rmSync } from "node:fs"
import { ask, type Question } from "./ask.ts"
import { copyOfDemoData } from "./demo-data.ts"
import { startServer } from "./server-process.ts"
import { untilDemoIsLoaded } from "./until-loaded.ts"

const NO_MAIL_SERVER = "smtp://127.0.0.1:9"
/** The demo has dates near today, of which people are reminded by mail. */
const isUnsentMail = (line: string) => line.includes('"code":"ESOCKET"') && line.includes('"port":9,')

export async function startPagesServer(settings: Record<string, string> = {}) {
  const folder = copyOfDemoData()
  const server = await startServer({
    DATA_DIR: folder,
    // Demo mode for its articles; a mail server, so that the development pages are off.
    DEMO: "1",
    SMTP_URL: NO_MAIL_SERVER,
    TRUST_PROXY: "1",
    ...settings,
  })
  await untilDemoIsLoaded(server.address)
  let caller = 0
  return {
    ...server,
    /** Each call uses another address, as through a proxy. */
    get: (path: string, { headers, ...rest }: Question = {}) =>
      ask(server.address + path, {
        ...rest,
        headers: {
          "X-Forwarded-For": `10.${(++caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`,
          ...headers,
        },
      }),
    /** Returns the logged errors, line by line. */
    async stop(): Promise<string[]> {
      const { output, errors } = await server.stop()
      rmSync(folder, { recursive: true, force: true })
      return `${output}\n${errors}`
        .split("\n")
        .filter((line) => (line.startsWith("{") || /error/i.test(line)) && !isUnsentMail(line))
    },
  }
}
export type PagesServer = Awaited<ReturnType<typeof startPagesServer>>
