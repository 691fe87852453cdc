import type { RegistrationRefusal } from "@shirube/contract/events/events/registrations"
import { errorMessage } from "@shirube/vocabulary/errors"
import type { Language } from "@shirube/vocabulary/language"
import { isComing, meetingOpensAt } from "../policy.ts"
import { presentSession } from "../present.ts"
import type { RegistrationWithSession } from "./service.ts"

/** Shows the link only from an hour before the start. */
export function presentRegistration(
  { registration, session, ahead, link }: RegistrationWithSession,
  now: Date,
) {
  const opensAt = meetingOpensAt(session)
  const { details } = registration
  return {
    event_id: registration.eventId,
    session: presentSession(session),
    state: registration.state,
    place_in_line: ahead === null ? null : ahead + 1,
    offer_expires_at: registration.offerExpiresAt?.toISOString() ?? null,
    check_in_code: isComing(registration.state) ? registration.checkInCode : null,
    meeting:
      link === undefined
        ? null
        : { opens_at: opensAt.toISOString(), link: opensAt <= now && now < session.endsAt ? link : null },
    details: presentDetails(details),
    answers: registration.answers.map(({ key, answer }) => ({ key, answer })),
    registered_at: registration.registeredAt.toISOString(),
  }
}

const presentDetails = ({
  name,
  university,
  japaneseLevel,
}: RegistrationWithSession["registration"]["details"]) => ({
  name,
  university,
  japanese_level: japaneseLevel,
})

interface RegistrationForm {
  readonly whole: RegistrationWithSession | undefined
  readonly refusal: RegistrationRefusal | undefined
  readonly known: RegistrationWithSession["registration"]["details"] & { readonly email: string }
  readonly seats: readonly { readonly id: string; readonly left: number | null; readonly waiting: number }[]
}

export const presentRegistrationForm = (
  { whole, refusal, known, seats }: RegistrationForm,
  now: Date,
  language: Language,
) => ({
  registration: whole ? presentRegistration(whole, now) : null,
  refusal: refusal === undefined ? null : { code: refusal, message: errorMessage(refusal, language) },
  known: { ...presentDetails(known), email: known.email },
  seats: seats.map(({ id, left, waiting }) => ({ session_id: id, left, waiting })),
})
