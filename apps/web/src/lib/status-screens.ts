/** Maintenance takes its time; an outage is looked after at once. */
export const retryAfterSeconds = { planned: 600, outage: 10 }
