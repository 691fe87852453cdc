// What a route can answer: what it declares, and what follows from its access, its limits and what it takes.
import type { ErrorCode } from "./errors.ts"
import {
  type ImpliedError,
  limitsOf,
  needsUser,
  type RouteDefinition,
  refusesSuspended,
  standingErrors,
  standingsOf,
} from "./route.ts"

/** Every code that the route may answer with, once each, in the order in which a request meets them. */
export const errorsOf = (route: RouteDefinition): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([...impliedErrors(route), ...route.errors]),
]

function impliedErrors(route: RouteDefinition): ImpliedError[] {
  const { access, params, query, success } = route
  const body = route.body ?? route.upload ?? route.resumable
  return [
    ...(isHealthCheck(route.path) ? [] : (["server.maintenance"] as const)),
    // Told from the head of a request, whatever its address takes.
    "request.too_large",
    ...(needsUser(access) ? (["auth.required"] as const) : []),
    ...(refusesSuspended(route) ? (["account.suspended"] as const) : []),
    ...(typeof access === "object" && access.roles ? (["auth.forbidden"] as const) : []),
    ...(needsUser(access) && !route.beforeSecondFactor
      ? (["auth.second_factor_setup_required"] as const)
      : []),
    ...standingsOf(access).map((standing) => standingErrors[standing]),
    ...(limitsOf(route).length > 0 ? (["request.rate_limited"] as const) : []),
    ...(body ? (["request.content_type"] as const) : []),
    ...(body || params || query ? (["request.malformed", "request.invalid"] as const) : []),
    ...("file" in success ? (["request.range"] as const) : []),
    ...(route.guarded ? (["auth.too_many_guesses"] as const) : []),
    "server.unavailable",
    "server.unexpected",
  ]
}

/** Asked by machines that must know the truth while people are told to come back later. */
export const isHealthCheck = (path: string) => path.startsWith("/health/")
