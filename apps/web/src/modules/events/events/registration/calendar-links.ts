// URLs that open a web calendar with the entry filled in.

interface Entry {
  readonly title: string
  readonly text: string
  readonly place: string
  readonly startsAt: string
  readonly endsAt: string
}

/** `20270120T100000Z` */
const compact = (at: string) => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`

export const googleAddress = ({ title, text, place, startsAt, endsAt }: Entry): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    details: text,
    location: place,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
  })}`

export const outlookAddress = ({ title, text, place, startsAt, endsAt }: Entry): string =>
  `https://outlook.live.com/calendar/0/action/compose?${new URLSearchParams({
    rru: "addevent",
    subject: title,
    body: text,
    location: place,
    startdt: new Date(startsAt).toISOString(),
    enddt: new Date(endsAt).toISOString(),
  })}`
