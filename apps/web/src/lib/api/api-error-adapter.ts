import { createSerializationAdapter } from "@tanstack/react-router"
import { isApiError } from "./is-api-error.ts"

/** An error of a page's loader on its way from the server: by itself only its message arrives, and a refusal would become a crash. */
export const apiErrorAdapter = createSerializationAdapter({
  key: "api-error",
  test: isApiError,
  toSerializable: ({
    message,
    failure,
    status,
    code,
    isServersWord,
    route,
    requestId,
    retryAfterSeconds,
  }) => ({
    message,
    fields: { failure, status, code, isServersWord, route, requestId, retryAfterSeconds },
  }),
  // Without the class, which a first load does not need.
  fromSerializable: ({ message, fields }) =>
    Object.assign(new Error(message), {
      ...fields,
      name: "ApiError" as const,
      errors: {},
      challenge: undefined,
    }),
})
