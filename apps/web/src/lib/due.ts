// What is due for the reader, as any feature may know it. Of who is signed in the API tells; what a visitor keeps in the browser
// the route of the calendar hands to its page, since features do not know each other.
import type { ApiResponse } from "./api-client.ts"

export type Due = ApiResponse<"GET /v1/calendar/due">["items"][number]
