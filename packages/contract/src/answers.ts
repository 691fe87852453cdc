// The errors of a route: those it declares, and those implied by its access, limits and input.
import type { ErrorCode } from "@shirube/vocabulary/errors"
import {
  editorRolesOf,
  type ImpliedError,
  limitsOf,
  needsUser,
  type RouteDefinition,
  refusesSuspended,
  requirementErrors,
  requirementsOf,
} from "./route.ts"

/** Every error code of the route, without duplicates, in the order of the checks. */
export const errorsOf = (route: RouteDefinition): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([...impliedErrors(route), ...route.errors]),
]

function impliedErrors(route: RouteDefinition): ImpliedError[] {
  const { access, params, query, success } = route
  const body = route.body ?? route.upload ?? route.resumable
  return [
    ...(isHealthCheck(route.path) ? [] : (["server.maintenance"] as const)),
    // Checked from the headers on every route, even one without a body.
    "request.too_large",
    ...(needsUser(access) ? (["auth.required"] as const) : []),
    ...(refusesSuspended(route) ? (["account.suspended"] as const) : []),
    ...(typeof access === "object" && access.roles ? (["auth.forbidden"] as const) : []),
    ...(needsUser(access) && !route.beforeSecondFactor
      ? (["auth.second_factor_setup_required"] as const)
      : []),
    ...(editorRolesOf(access) ? (["account.editor_role_needed"] as const) : []),
    ...requirementsOf(access).map((requirement) => requirementErrors[requirement]),
    ...(limitsOf(route).length > 0 ? (["request.rate_limited"] as const) : []),
    ...(body ? (["request.content_type"] as const) : []),
    ...(body || params || query ? (["request.malformed", "request.invalid"] as const) : []),
    ...("file" in success ? (["request.range"] as const) : []),
    ...(route.guarded ? (["auth.too_many_guesses"] as const) : []),
    "server.unavailable",
    "server.unexpected",
  ]
}

/** Monitoring needs the real status during maintenance, while other requests get 503. */
export const isHealthCheck = (path: string) => path.startsWith("/health/")
