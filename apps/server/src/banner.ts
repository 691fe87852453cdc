import type { Config } from "@shirube/api/kernel/config/config"
import { DEMO_PASSWORD, demoAccounts } from "../../api/seed/accounts.ts"

export function announce(address: string, config: Config, closedDemoAccounts: number): void {
  if (closedDemoAccounts > 0) console.log(closingSentence(closedDemoAccounts))
  console.log(`listening on ${address}`)
  if (!config.demo) return
  const accounts = demoAccounts.map(({ email }) => `    ${email}`).join("\n")
  console.log(`
  Shirube is at ${config.publicUrl}

  Demo accounts, password ${DEMO_PASSWORD}:
${accounts}
  All people in the demo, authors included, are invented examples.

  Ctrl-C stops it. Your data stays in ${config.dataDir}.
`)
}

const closingSentence = (accounts: number) =>
  `${accounts === 1 ? "1 demo account was" : `${accounts} demo accounts were`} closed, because everybody knows the password: no one can sign in with ${accounts === 1 ? "it" : "them"} until this data is started with DEMO=1 again.`
