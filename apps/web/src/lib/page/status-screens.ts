/** Maintenance takes a while; outages are fixed at once. */
export const retryAfterSeconds = { planned: 600, outage: 10 }
