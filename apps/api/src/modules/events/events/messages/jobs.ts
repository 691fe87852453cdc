import { subscribe } from "#api/kernel/events/events"
import { eventCancelled, messageSent, placeChanged } from "../events.ts"
import { deliverMessage, tellCancelled, tellOfPlace } from "./service.ts"

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
        tellCancelled(parts, eventId),
  ),
  subscribe(
    placeChanged,
    "events-tell-place",
    (parts) =>
      ({ eventId }, happening) =>
        tellOfPlace(parts, eventId, happening),
  ),
]
