// Mail is queued in the caller's transaction and sent by a job: over SMTP, or kept for /dev/mailbox where none is set.
import { createTransport } from "nodemailer"
import type { Tx } from "#api/db/client"
import type { Config } from "./config.ts"
import type { JobDefinition, Jobs } from "./jobs.ts"
import { insertKeptMail, selectKeptMails } from "./queries.ts"

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

const QUEUE = "mail"

export const queueMail = (tx: Tx, jobs: Jobs, mail: Mail) => jobs.enqueue(tx, QUEUE, mail)

export function mailJob(config: Pick<Config, "smtpUrl" | "mailFrom">, db: Tx): JobDefinition<Mail> {
  if (config.smtpUrl === undefined)
    return {
      queue: QUEUE,
      run: async ({ to, subject, text, html }) => {
        await insertKeptMail(db, { recipient: to, subject, text, html })
      },
    }
  const transport = createTransport(config.smtpUrl)
  return {
    queue: QUEUE,
    run: async (mail) => {
      await transport.sendMail({ from: config.mailFrom, ...mail })
    },
  }
}

const MAILBOX_SIZE = 100
export const listKeptMails = (tx: Tx) => selectKeptMails(tx, MAILBOX_SIZE)
export type KeptMail = Awaited<ReturnType<typeof listKeptMails>>[number]
