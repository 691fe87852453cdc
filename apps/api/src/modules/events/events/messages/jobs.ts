import { subscribe } from "#api/kernel/events/events"
import { eventCancelled, messageSent, placeChanged } from "../events.ts"
import { deliverMessage, notifyCancelled, notifyPlaceChanged } from "./service.ts"

export const messageSubscribers = [
  subscribe(
    messageSent,
    "events-message",
    (parts) =>
      ({ messageId }) =>
        deliverMessage(parts, messageId),
  ),
  subscribe(
    eventCancelled,
    "events-tell-cancelled",
    (parts) =>
      ({ eventId }) =>
        notifyCancelled(parts, eventId),
  ),
  subscribe(
    placeChanged,
    "events-tell-place",
    (parts) =>
      ({ eventId }, happening) =>
        notifyPlaceChanged(parts, eventId, happening),
  ),
]
