import { AggregatorRegistry, Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client"

export interface Metrics {
  readonly contentType: string
  observe(labels: { method: string; route: string; status: string }, seconds: number): void
  /** Every label has few values, whatever a report contains. */
  countFault(labels: { source: string; kind: string; status: string }): void
  countDroppedFault(): void
  /** Notices to sibling services; `failed` ones are retried. */
  countNotice(labels: { sibling: string; outcome: "told" | "failed" }): void
  print(): Promise<string>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  AggregatorRegistry.setRegistries([registry])
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of requests by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const faults = new Counter({
    name: "errors_total",
    help: "Errors by where they happened, kind and status",
    labelNames: ["source", "kind", "status"],
    registers: [registry],
  })
  const dropped = new Counter({
    name: "error_reports_dropped_total",
    help: "Errors that the collector did not take",
    registers: [registry],
  })
  const notices = new Counter({
    name: "sibling_notices_total",
    help: "Attempts to tell a sibling service that an account is gone",
    labelNames: ["sibling", "outcome"],
    registers: [registry],
  })
  return {
    contentType: registry.contentType,
    observe: (labels, seconds) => requests.observe(labels, seconds),
    countFault: (labels) => faults.inc(labels),
    countDroppedFault: () => dropped.inc(),
    countNotice: (labels) => notices.inc(labels),
    print: () => registry.metrics(),
  }
}

/** The metrics of all workers, for the primary process; in a worker it answers the primary's requests. */
export function gatheredMetrics(): () => Promise<string> {
  const all = new AggregatorRegistry()
  return () => all.clusterMetrics()
}
