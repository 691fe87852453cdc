import type { InlineCode } from "./inline-code.ts"

export interface SecurityOptions {
  readonly publicUrl: string
  readonly analyticsId: string | undefined
}

const ANALYTICS = "https://www.googletagmanager.com"
const ANALYTICS_DATA = "https://*.google-analytics.com https://*.analytics.google.com"

/** What the headers depend on. */
interface SecuredPage {
  readonly code: InlineCode
  readonly usesMicrophone?: boolean
  readonly isFramed?: boolean
}

// The camera scans codes at an event's check-in; the browser asks for permission.
const permissions = (microphone: "()" | "(self)") =>
  `camera=(self), microphone=${microphone}, geolocation=(), payment=(), usb=(), browsing-topics=()`

/** The headers of every page; the policy lists the hashes of its inline code. */
export function securityHeaders({ publicUrl, analyticsId }: SecurityOptions) {
  const isHttps = publicUrl.startsWith("https:")
  const hosts = analyticsId ? [ANALYTICS] : []
  const data = analyticsId ? ` ${ANALYTICS} ${ANALYTICS_DATA}` : ""
  const rest = [
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' blob: data:${data}`,
    // For a local video before it is uploaded, and for a recording that stays in the page.
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${data}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ")
  const fixed: Record<string, string> = {
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(isHttps ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {}),
  }
  const policyFor = ({ scripts, styles }: InlineCode, isFramed: boolean) =>
    [
      "default-src 'self'",
      ["script-src 'self'", ...scripts, ...hosts].join(" "),
      ["style-src 'self'", ...styles].join(" "),
      `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
      rest,
    ].join("; ")
  return ({ code, usesMicrophone = false, isFramed = false }: SecuredPage): Record<string, string> => ({
    ...fixed,
    "Permissions-Policy": permissions(usesMicrophone ? "(self)" : "()"),
    "Content-Security-Policy": policyFor(code, isFramed),
  })
}
