// A mail server that stores what it receives over SMTP.
import { once } from "node:events"
import { appendFileSync, readFileSync, writeFileSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { expect } from "@playwright/test"
import { SMTPServer } from "smtp-server"

export interface ReceivedMail {
  readonly recipients: readonly string[]
  readonly subject: string
  readonly text: string
  /** Attachments as text. */
  readonly attachments: readonly string[]
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>
}

export interface Mails {
  /** Stored mails to an address. */
  mailsTo(address: string): readonly ReceivedMail[]
  /** Waits for the mail with these words in its subject and removes it; a job sends it. */
  takeMail(address: string, subject: string): Promise<ReceivedMail>
}

export interface MailServer extends Mails {
  /** Value of the setting SMTP_URL. */
  readonly url: string
  stop(): Promise<void>
}

/** Mails received so far; `look` adds new ones. */
function mailsIn(received: ReceivedMail[], look = () => {}): Mails {
  const mailsTo = (address: string) => {
    look()
    return received.filter(({ recipients }) => recipients.includes(address))
  }
  return {
    mailsTo,
    async takeMail(address, subject) {
      const find = () => mailsTo(address).find((mail) => mail.subject.includes(subject))
      await expect.poll(find, { message: `a mail to ${address}: ${subject}`, intervals }).toBeDefined()
      const mail = find()
      if (!mail) throw new Error("The mail is gone again.")
      received.splice(received.indexOf(mail), 1)
      return mail
    },
  }
}

/** A job sends it, a moment later. */
const intervals = [100, 200, 300]

export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const { url, stop } = await listen((mail) => received.push(mail))
  return { url, stop, ...mailsIn(received) }
}

/** For readers in other processes: every mail is a line of this file. */
export const startMailServerInto = (file: string) => {
  writeFileSync(file, "")
  return listen((mail) =>
    appendFileSync(file, `${JSON.stringify({ ...mail, headers: [...mail.headers] })}\n`),
  )
}

/** Mails received from now on. */
export function mailsFrom(file: string): Mails {
  const lines = () => readFileSync(file, "utf8").split("\n").slice(0, -1)
  let read = lines().length
  const received: ReceivedMail[] = []
  return mailsIn(received, () => {
    const fresh = lines().slice(read)
    read += fresh.length
    for (const line of fresh) {
      const mail = JSON.parse(line)
      received.push({ ...mail, headers: new Map(mail.headers) })
    }
  })
}

async function listen(keep: (mail: ReceivedMail) => void): Promise<Pick<MailServer, "url" | "stop">> {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, session, callback) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      stream.toArray().then((chunks) => {
        keep({ recipients, ...readMail(Buffer.concat(chunks).toString("latin1")) })
        callback()
      }, callback)
    },
  })
  server.listen(0, "127.0.0.1")
  await once(server.server, "listening")
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** As much of MIME as a mail with a plain part, an HTML part and attachments needs. */
function readMail(source: string): Omit<ReceivedMail, "recipients"> {
  const whole = readEntity(source)
  const parts = partsOf(whole)
  const plain = parts.find(({ headers }) => headers.get("content-type")?.startsWith("text/plain"))
  if (!plain) throw new Error("The mail has no plain text.")
  const files = parts.filter(({ headers }) => headers.get("content-disposition")?.startsWith("attachment"))
  return {
    subject: decodeWords(whole.headers.get("subject") ?? ""),
    text: textOf(plain),
    attachments: files.map(textOf),
    headers: whole.headers,
  }
}

type Entity = ReturnType<typeof readEntity>

const textOf = ({ headers, body }: Entity) =>
  decodeBody(body, headers.get("content-transfer-encoding") ?? "7bit")

function partsOf(entity: Entity): Entity[] {
  const boundary = /boundary="?([^";]+)/i.exec(entity.headers.get("content-type") ?? "")?.[1]
  if (boundary === undefined) return [entity]
  return entity.body.split(`--${boundary}`).map(readEntity).flatMap(partsOf)
}

function readEntity(source: string) {
  const trimmed = source.replace(/^\r\n/, "")
  const end = trimmed.indexOf("\r\n\r\n")
  const lines = trimmed
    .slice(0, Math.max(0, end))
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(":")
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  return { headers, body: trimmed.slice(end + 4) }
}

function decodeBody(body: string, encoding: string): string {
  switch (encoding.toLowerCase()) {
    case "base64":
      return fromBase64(body)
    case "quoted-printable":
      return fromQuotedPrintable(body)
    default:
      return body
  }
}

/** RFC 2047; the space between two encoded words is ignored. */
const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, data: string) =>
      kind.toLowerCase() === "b" ? fromBase64(data) : fromQuotedPrintable(data.replaceAll("_", " ")),
    )

const fromBase64 = (data: string) => Buffer.from(data, "base64").toString("utf8")
const fromQuotedPrintable = (data: string) =>
  Buffer.from(
    data
      .replace(/=\r\n/g, "")
      .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8")
