// Where programs start, besides the scripts of package.json: files that a tool finds by their name or their place. Nothing imports them, and what they export
// is for that tool.
export const entries: readonly RegExp[] = [
  /\.(test|spec)\.tsx?$/,
  /(^|\/)(vite|vitest|drizzle|playwright)\.config\.ts$/,
  /^tools\/[^/]+\.(mjs|ts)$/,
  /^tools\/lib\/test-report\.ts$/,
  /^tools\/films\/make\.ts$/,
  /^bench\/main\.ts$/,
  /^e2e\/support\/(set-up|clock-ahead)\.ts$/,
  /^apps\/api\/src\/kernel\/db\/tables\/.+\.ts$/,
  /^apps\/api\/src\/modules\/.+\/roles\.ts$/,
  /^apps\/api\/src\/testing\/template\.ts$/,
  /^apps\/server\/src\/[^/]+\.ts$/,
  /^apps\/server\/src\/testing\/(keep-template|built)\.ts$/,
  /^apps\/web\/src\/(router|server|client|start)\.tsx?$/,
  /^apps\/web\/src\/lib\/worker\/main\.ts$/,
  /^apps\/web\/src\/routes\/.+\.tsx$/,
  /^apps\/web\/src\/messages\.gen\.ts$/,
  /^apps\/web\/src\/modules\/.+\/page-examples\.ts$/,
]

export const isEntry = (file: string) => entries.some((pattern) => pattern.test(file))
