import { OF_AGE, YOUNGEST } from "@shirube/vocabulary/people/profile/choices"
import { dayInJapan } from "@shirube/vocabulary/time/days"

/** In whole years, by today's date in Japan. */
export function ageOn(birthDate: string, now: Date): number {
  const today = dayInJapan(now)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

const OLDEST = 120
/** Not in the future, and not implausibly old. */
export const isLikely = (birthDate: string, now: Date) => {
  const age = ageOn(birthDate, now)
  return age >= 0 && age <= OLDEST
}
export const mayRegister = (birthDate: string, now: Date) => ageOn(birthDate, now) >= YOUNGEST

/** An unknown age counts as under age. */
export const isOfAge = ({ birthDate }: { birthDate: string | null }, now: Date) =>
  birthDate !== null && ageOn(birthDate, now) >= OF_AGE
