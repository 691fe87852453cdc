/** Addresses that are a status by themselves. */
const statuses: Readonly<Record<string, number>> = {
  "/404": 404,
  "/503": 503,
  "/maintenance": 503,
  "/exception": 500,
}

export const screenStatus = (path: string): number => statuses[path.replace(/(?<=.)\/$/, "")] ?? 200

export const retryAfterSeconds = 600
