/** Addresses that are a status by themselves. */
const statuses: Readonly<Record<string, number>> = {
  "/404": 404,
  "/503": 503,
  "/maintenance": 503,
  "/exception": 500,
}

export const screenStatus = (path: string): number => statuses[path] ?? 200

/** Maintenance takes its time; an outage is looked after at once. */
export const retryAfterSeconds = { planned: 600, outage: 10 }
