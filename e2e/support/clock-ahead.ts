// Loaded into a server before everything else (NODE_OPTIONS): moves its clock ahead by this many
// milliseconds.
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0)
const now = () => Real.now() + ahead
const Real = Date

globalThis.Date = new Proxy(Real, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
})
