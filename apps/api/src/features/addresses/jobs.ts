import { accountAt } from "#api/features/accounts/service"
import type { JobDefinition, JobParts } from "#api/platform/jobs"
import { queueLetter } from "#api/platform/letters"
import { createVault } from "#api/platform/vault"
import { codeLetter, knownAddressLetter } from "./present.ts"
import { CODE_QUEUE, type CodeRequest } from "./service.ts"

export const sendAddressCode = ({
  db,
  config,
  jobs,
  clock,
  accountBars,
}: JobParts): JobDefinition<CodeRequest> => ({
  queue: CODE_QUEUE,
  run: ({ email, code, language, service }) =>
    db.transaction(async (tx) => {
      const owner = await accountAt(tx, email)
      const signInUrl = `${config.publicUrl}/sign-in`
      const barred = await accountBars.until(tx, createVault(config.encryptionKeys), email, clock.now())
      if (barred) await queueLetter(tx, { jobs, config }, { email, language }, accountBars.letter(barred))
      else if (owner)
        await queueLetter(tx, { jobs, config }, owner, knownAddressLetter({ service, signInUrl }))
      else await queueLetter(tx, { jobs, config }, { email, language }, codeLetter({ code, service }))
    }),
})
