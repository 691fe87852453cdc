import * as drafts from "@shirube/contract/events/events/drafts"
import * as feedback from "@shirube/contract/events/events/feedback"
import * as guests from "@shirube/contract/events/events/guests"
import * as organising from "@shirube/contract/events/events/organising"
import type { RegistrationRefusal } from "@shirube/contract/events/events/registrations"
import * as registrations from "@shirube/contract/events/events/registrations"
import * as contract from "@shirube/contract/events/events/routes"
import * as speakersContract from "@shirube/contract/events/events/speakers"
import { errorMessage } from "@shirube/vocabulary/errors"
import { modeOf } from "@shirube/vocabulary/events/events/choices"
import type { Language } from "@shirube/vocabulary/language"
import { done, ok, shared, slice } from "#api/kernel/http/slice"
import { presentGuest } from "./attendance/present.ts"
import { checkIn, checkInListOf, guestTable, listGuests, undoCheckIn } from "./attendance/service.ts"
import { calendarRoutes } from "./calendars/routes.ts"
import { cancelRegistration } from "./cancellations/service.ts"
import { presentDraftStatus } from "./drafts/present.ts"
import { draftRoutes } from "./drafts/routes.ts"
import { EVENTS, eventTag } from "./events.ts"
import { giveFeedback, listFeedback, ownFeedback } from "./feedback/service.ts"
import { listMessages, presentMessage, sendMessage } from "./messages/service.ts"
import { presentOrganised } from "./organising/present.ts"
import { beginPastEvent, cancelOrganised, organiserDashboardOf } from "./organising/service.ts"
import { openEventPicture } from "./pictures/service.ts"
import { isComing, meetingOpensAt } from "./policy.ts"
import { inLanguage, presentEvent, presentSession, presentSummary } from "./present.ts"
import {
  listRegistrations,
  type RegistrationWithSession,
  register,
  registrationFormOf,
  takeOffer,
} from "./registrations/service.ts"
import { getEvent, listEvents, listMonth, prefectureName, speakerTags } from "./service.ts"
import { findSpeakers } from "./speakers/service.ts"
import { publishDraft, submitDraft, unpublishDraft, withdrawDraft } from "./submission/service.ts"
import { setListed, whoGoes } from "./who-goes/service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listEvents, async ({ tx, query, language }) => {
    const { items, sessions, nextCursor } = await listEvents(tx, query, language)
    const body = {
      items: items.map((row) => presentSummary(row, sessions, prefectureName, language)),
      next_cursor: nextCursor,
    }
    return shared(body, [EVENTS])
  }),
  implement(contract.listMonth, async ({ tx, params, query, language }) => {
    const { items, sessions } = await listMonth(tx, params.month, query, language)
    const body = {
      items: items.map(({ session, event }) => ({
        session: presentSession(session),
        event: presentSummary(event, sessions, prefectureName, language),
      })),
    }
    return shared(body, [EVENTS])
  }),
  implement(contract.getEvent, async ({ tx, params, language, platform }) => {
    const found = await getEvent(tx, params.id, language)
    const members = found.speakers.flatMap(({ member }) => member?.id ?? [])
    const pages = await platform.personPages.of(tx, members)
    return shared(presentEvent({ ...found, pages }, prefectureName, language), [
      eventTag(params.id),
      ...speakerTags(found.speakers),
      ...(members.length > 0 ? platform.personPages.tags : []),
    ])
  }),
  implement(registrations.getRegistration, async ({ tx, user, params, now, language }) =>
    ok(
      presentRegistrationForm(
        await registrationFormOf(tx, user, params.id, { now, language }),
        now,
        language,
      ),
    ),
  ),
  implement(registrations.register, async ({ tx, user, params, body, now, language }) => {
    const { name, university, japanese_level, session_id, answers, takes_waitlist, mode, is_listed } = body
    const input = {
      mode,
      isListed: is_listed,
      sessionId: session_id,
      details: { name, university, japaneseLevel: japanese_level ?? null },
      answers,
      takesWaitlist: takes_waitlist,
    }
    return ok(
      presentRegistration(await register(tx, user, params.id, input, { now, language }), now, language),
    )
  }),
  implement(registrations.takeOffer, async ({ tx, user, params, now, language }) =>
    ok(presentRegistration(await takeOffer(tx, user, params.id, now), now, language)),
  ),
  implement(registrations.setVisibility, async ({ tx, user, params, body, now }) => {
    await setListed(tx, user, params.id, body.is_listed, now)
    return done()
  }),
  implement(registrations.listAttendees, async ({ tx, user, params, now, platform }) =>
    ok({ items: await whoGoes(tx, params.id, { user, platform, now }) }),
  ),
  implement(registrations.cancelRegistration, async ({ tx, user, params, now }) => {
    await cancelRegistration(tx, user, params.id, now)
    return done()
  }),
  implement(registrations.listRegistrations, async ({ tx, user, query, now, language }) => {
    const { items, sessions, nextCursor } = await listRegistrations(tx, user.id, query, language)
    return ok({
      items: items.map(({ event, whole }) => ({
        event: presentSummary(event, sessions, prefectureName, language),
        registration: presentRegistration(whole, now, language),
      })),
      next_cursor: nextCursor,
    })
  }),
  ...calendarRoutes,
  ...draftRoutes,
  implement(drafts.publishEventDraft, async ({ tx, params, body, user, visit, language }) =>
    ok(presentDraftStatus(await publishDraft(tx, params.id, body, { user, visit }), language)),
  ),
  implement(drafts.unpublishEventDraft, async ({ tx, params, user, visit, language }) =>
    ok(presentDraftStatus(await unpublishDraft(tx, params.id, { user, visit }), language)),
  ),
  implement(drafts.sendEventDraft, async ({ tx, params, body, user, visit, language }) =>
    ok(presentDraftStatus(await submitDraft(tx, params.id, body.version, { user, visit }), language)),
  ),
  implement(drafts.withdrawEventDraft, async ({ tx, params, user, visit, language }) =>
    ok(presentDraftStatus(await withdrawDraft(tx, params.id, { user, visit }), language)),
  ),
  implement(organising.getOrganisedEvent, async ({ tx, params, user, now }) =>
    ok(presentOrganised(await organiserDashboardOf(tx, params.id, user, now))),
  ),
  implement(organising.cancelOrganisedEvent, async ({ tx, params, body, user, now }) => {
    const reason = { en: body.reason_en, ja: body.reason_ja }
    return ok(presentOrganised(await cancelOrganised(tx, params.id, { reason, user, now })))
  }),
  implement(organising.beginPastEvent, async ({ tx, params, ...writer }) =>
    ok({ past_event_id: await beginPastEvent(tx, params.id, writer) }),
  ),
  implement(guests.listGuests, async ({ tx, params, query, user, language }) => {
    const { items, questions, nextCursor } = await listGuests(tx, params.id, query, user)
    return ok({
      items: items.map((guest) => presentGuest(guest, questions, language)),
      next_cursor: nextCursor,
    })
  }),
  implement(guests.downloadGuests, async ({ tx, params, query, user, language }) =>
    ok(await guestTable(tx, params.id, { ...query, user, language })),
  ),
  implement(guests.readAttendeeList, async ({ tx, params, query, user }) => {
    const roll = await checkInListOf(tx, params.id, query.session, user)
    return ok({
      items: roll.map(({ id, mode, code, details, checkedInAt }) => ({
        id,
        mode,
        code,
        name: details.name,
        checked_in_at: checkedInAt?.toISOString() ?? null,
      })),
    })
  }),
  implement(guests.checkIn, async ({ tx, params, body, user, now }) => {
    const results = await checkIn(tx, params.id, body.items, { user, now })
    return ok({
      items: results.map(({ checkedInAt, ...result }) => ({
        ...result,
        checked_in_at: checkedInAt?.toISOString() ?? null,
      })),
    })
  }),
  implement(guests.undoCheckIn, async ({ tx, params, user }) => {
    await undoCheckIn(tx, params.id, params.guest, user)
    return done()
  }),
  implement(organising.listMessages, async ({ tx, params, user }) =>
    ok({ items: (await listMessages(tx, params.id, user)).map(presentMessage) }),
  ),
  implement(organising.sendMessage, async ({ tx, params, body, user, now }) => {
    const written = {
      id: params.message,
      sessionId: body.session_id ?? null,
      subject: { en: body.subject_en, ja: body.subject_ja },
      text: { en: body.text_en, ja: body.text_ja },
    }
    return ok(presentMessage(await sendMessage(tx, params.id, written, { user, now })))
  }),
  implement(feedback.listFeedback, async ({ tx, params, query, user }) => {
    const { items, counts, nextCursor } = await listFeedback(tx, params.id, query, user)
    return ok({
      items: items.map(({ rating, comment, givenAt }) => ({
        rating,
        comment,
        given_at: givenAt.toISOString(),
      })),
      counts,
      next_cursor: nextCursor,
    })
  }),
  implement(feedback.getOwnFeedback, async ({ tx, params, user, now }) => {
    const { title, isOpen, feedback } = await ownFeedback(tx, params.id, user, now)
    return ok({ title, is_open: isOpen, feedback })
  }),
  implement(feedback.giveFeedback, async ({ tx, params, body, user, now }) => {
    await giveFeedback(tx, params.id, body, { user, now })
    return done()
  }),
  implement(speakersContract.findSpeakers, async ({ tx, user, query, now, language, platform }) =>
    ok({ items: await findSpeakers(tx, query.name, { user, config: platform.config, now, language }) }),
  ),
  implement(contract.readEventPicture, async ({ tx, params, platform }) =>
    ok(await openEventPicture(tx, platform, params)),
  ),
])

/** Shows the link only from an hour before the start. */
function presentRegistration(
  { registration, session, ahead, link, place }: RegistrationWithSession,
  now: Date,
  language: Language,
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
    mode: registration.mode,
    place: place ? presentPlace(place, registration.mode, language) : null,
    is_listed: registration.isListed,
    details: presentDetails(details),
    answers: registration.answers.map(({ key, answer }) => ({ key, answer })),
    registered_at: registration.registeredAt.toISOString(),
  }
}

function presentPlace(
  { format, prefecture, venue, entrance }: NonNullable<RegistrationWithSession["place"]>,
  mode: RegistrationWithSession["registration"]["mode"],
  language: Language,
) {
  const shown = inLanguage(venue, language)
  if (shown === null || modeOf(format, mode) === "online") return null
  return {
    venue: shown,
    prefecture: prefecture && prefectureName(prefecture, language),
    entrance: inLanguage(entrance, language) || null,
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
  readonly mayBeListed: boolean
  readonly known: RegistrationWithSession["registration"]["details"] & { readonly email: string }
  readonly seats: readonly { readonly id: string; readonly left: number | null; readonly waiting: number }[]
}

const presentRegistrationForm = (
  { whole, refusal, mayBeListed, known, seats }: RegistrationForm,
  now: Date,
  language: Language,
) => ({
  registration: whole ? presentRegistration(whole, now, language) : null,
  refusal: refusal === undefined ? null : { code: refusal, message: errorMessage(refusal, language) },
  may_be_listed: mayBeListed,
  known: { ...presentDetails(known), email: known.email },
  seats: seats.map(({ id, left, waiting }) => ({ session_id: id, left, waiting })),
})
