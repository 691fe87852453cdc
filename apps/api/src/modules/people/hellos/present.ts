import type { UserId } from "#api/kernel/db/ids"

interface ShownHello {
  readonly hello: {
    readonly id: string
    readonly fromId: UserId
    readonly state: string
    readonly text: string
    readonly fromContact: string
    readonly toContact: string | null
    readonly sentAt: Date
  }
  /** The other one. */
  readonly person: { readonly id: UserId; readonly name: string; readonly seal: string }
}

/** One that was declined looks to its sender like one that waits. */
export const presentHello = ({ hello, person: { id, name, seal } }: ShownHello, me: string) => {
  const isOwn = hello.fromId === me
  const isAccepted = hello.state === "accepted"
  return {
    id: hello.id,
    person: { id, name, seal },
    is_own: isOwn,
    is_accepted: isAccepted,
    text: hello.text,
    contact: isAccepted ? (isOwn ? hello.toContact : hello.fromContact) : null,
    sent_at: hello.sentAt.toISOString(),
  }
}
