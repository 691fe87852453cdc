import { SMTPServer } from "smtp-server"

/** The decoded plain text of a raw message; Japanese is sent in base64. */
function plainTextOf(message: string): string {
  const [, headers = "", body = ""] =
    /(Content-Type: text\/plain[\s\S]*?)\r\n\r\n([\s\S]*?)(?:\r\n--|$)/.exec(message) ?? []
  if (/base64/.test(headers)) return Buffer.from(body, "base64").toString()
  if (!/quoted-printable/.test(headers)) return body
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, "latin1").toString()
}

/** A mail server that stores all mails. */
export async function startMailServer() {
  const mails: { readonly to: string; readonly text: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        const text = plainTextOf(Buffer.concat(chunks).toString())
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, text })
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Newest first. */
    to: (email: string) => mails.filter(({ to }) => to === email).reverse(),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>
