import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/shukatsu-calendar?class=2028-09" },
  { path: "/shukatsu-calendar?class=2028-03&view=month&month=2027-03" },
  { path: "/shukatsu-calendar?class=2028-03&view=list" },
  { path: "/shukatsu-calendar/information-opens" },
  { path: "/shukatsu-calendar/no-such-entry", status: 404 },
  { path: "/editors/writing/calendar-entry/information-opens", access: "editor" },
]
