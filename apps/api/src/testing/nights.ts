// Nights in Japan on which date rules are most likely to fail.
import { signedIn } from "#api/modules/identity/auth/builders"
import type { TestApi } from "./api.ts"

export interface Night {
  readonly name: string
  readonly eve: string
  readonly day: string
}

export const nights: readonly Night[] = [
  { name: "new year", eve: "2026-12-31", day: "2027-01-01" },
  { name: "the end of February in a year without a leap day", eve: "2027-02-28", day: "2027-03-01" },
  { name: "New York’s clocks put forward", eve: "2027-03-13", day: "2027-03-14" },
  { name: "Berlin’s clocks put forward", eve: "2027-03-27", day: "2027-03-28" },
  { name: "the end of the fiscal year", eve: "2027-03-31", day: "2027-04-01" },
  { name: "Berlin’s clocks put back", eve: "2027-10-30", day: "2027-10-31" },
  { name: "New York’s clocks put back", eve: "2027-11-06", day: "2027-11-07" },
  { name: "the beginning of a leap day", eve: "2028-02-28", day: "2028-02-29" },
  { name: "the end of a leap day", eve: "2028-02-29", day: "2028-03-01" },
  { name: "the end of a leap year’s fiscal year", eve: "2028-03-31", day: "2028-04-01" },
]

/** `time` is in Japan, such as `23:59:59`. */
export const inJapan = (day: string, time = "00:00:00") => new Date(`${day}T${time}+09:00`)

export const moveTo = ({ clock }: Pick<TestApi, "clock">, moment: Date): void =>
  clock.advance((moment.getTime() - clock.now().getTime()) / 1000)

/** Signs in again for each call, because sessions expire when a test moves the clock. */
export async function aPersonWhoSignsInAgain(api: TestApi) {
  const { id, account } = await signedIn(api)
  const { email, password } = account
  return {
    id,
    account,
    async call(route: string, body?: object) {
      const { body: login } = await api.call("POST /v1/auth/login", { body: { email, password } })
      return api.call(route, { token: login.access_token.access_token as string, body })
    },
  }
}
