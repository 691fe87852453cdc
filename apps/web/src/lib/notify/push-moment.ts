// The moment to offer push notifications: the reader has just begun to wait for something.
export const PUSH_MOMENT = "push-moment"

export const offerPush = () => dispatchEvent(new Event(PUSH_MOMENT))
