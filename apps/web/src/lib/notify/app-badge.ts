// The number on the icon of the installed app, where the browser has one.
interface WithBadge {
  readonly setAppBadge?: (count: number) => Promise<void>
  readonly clearAppBadge?: () => Promise<void>
}

/** 0 removes it. */
export function showAppBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as WithBadge
  const change = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator)
  change?.catch(() => {})
}
