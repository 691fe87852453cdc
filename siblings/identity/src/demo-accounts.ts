import type { Accounts, NewAccount } from "./accounts.ts"

export const DEMO_PASSWORD = "shirube-demo"

/**
 * One for each kind of person, and one that no other product knows. Their ids are the same on every machine.
 */
export const demoAccounts: readonly (NewAccount & { readonly id: string })[] = [
  { id: "demo-student", email: "student@shirube.example", name: "Amara Okafor", locale: "en" },
  { id: "demo-verified", email: "verified@shirube.example", name: "Lê Minh Anh", locale: "en" },
  { id: "demo-applicant", email: "applicant@shirube.example", name: "Sofía Ramírez", locale: "en" },
  { id: "demo-senpai", email: "senpai@shirube.example", name: "陳 宇航", locale: "ja" },
  { id: "demo-company", email: "company@shirube.example", name: "あおば精機 採用担当", locale: "ja" },
  { id: "demo-editor", email: "editor@shirube.example", name: "森 彩香", locale: "ja" },
  { id: "demo-newcomer", email: "newcomer@shirube.example", name: "Sofia Lindqvist", locale: "en" },
]

/** Returns how many demo accounts it has removed. */
export async function prepareDemo(accounts: Accounts, isDemo: boolean): Promise<number> {
  if (!isDemo) return accounts.removeDemo()
  await Promise.all(demoAccounts.map(({ id, ...account }) => accounts.ensureDemo(id, account, DEMO_PASSWORD)))
  return 0
}
