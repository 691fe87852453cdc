// The reader's deadlines across features. For members the API returns them; what a visitor stores in the
// browser, the calendar's route passes to its page, because features do not import each other.
import type { ApiResponse } from "../api/api-client.ts"

export type Due = ApiResponse<"GET /v1/calendar/due">["items"][number]
