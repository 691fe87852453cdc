// Mail is queued in the caller's transaction and sent by a job: over SMTP or, in demo mode without it, stored
// for /dev/mailbox. Nowhere else may a mail be stored in clear: it contains links and codes that open
// accounts.
import { createTransport } from "nodemailer"
import type { Db, Tx } from "#api/kernel/db/client"
import type { Config } from "../config/config.ts"
import { deleteKeptMailsAt, deleteKeptMailsTo, insertKeptMail, selectKeptMails } from "../db/queries.ts"
import type { JobDefinition, Jobs } from "../jobs/jobs.ts"

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
  readonly attachments?: readonly Attachment[]
}

/** A text attachment, such as a calendar file. */
export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

export const MAIL_QUEUE = "mail"

export const queueMail = (tx: Tx, jobs: Jobs, mail: Mail, wait?: { readonly afterSeconds: number }) =>
  jobs.enqueue(tx, MAIL_QUEUE, mail, wait)

type Sending = Pick<Config, "smtpUrl" | "mailFrom" | "helpEmail" | "demo">

export function mailJob(config: Sending, db: Db): JobDefinition<Mail> {
  if (config.smtpUrl === undefined && !config.demo)
    return {
      queue: MAIL_QUEUE,
      // Retried for hours: time to configure a server before anything is lost.
      run: () => Promise.reject(new Error("mail cannot be sent: the setting SMTP_URL names no server")),
    }
  if (config.smtpUrl === undefined)
    return {
      queue: MAIL_QUEUE,
      run: async ({ to, subject, text, html }) => {
        await insertKeptMail(db.autocommit, { recipient: to, subject, text, html })
      },
    }
  const transport = createTransport(config.smtpUrl)
  return {
    queue: MAIL_QUEUE,
    run: async ({ attachments = [], ...mail }) => {
      await transport.sendMail({
        from: config.mailFrom,
        replyTo: config.helpEmail,
        ...mail,
        attachments: [...attachments],
      })
    },
  }
}

const MAILBOX_SIZE = 100
export const listKeptMails = (tx: Tx) => selectKeptMails(tx, MAILBOX_SIZE)
export type KeptMail = Awaited<ReturnType<typeof listKeptMails>>[number]

export const forgetMailsTo = (tx: Tx, recipient: string) => deleteKeptMailsTo(tx, recipient)

export const forgetMailsAt = (tx: Tx, domain: string) => deleteKeptMailsAt(tx, domain)
