/** Paths that sign in or out, by script or by a plain form, and every change in the settings, where an account is deleted. */
const CHANGES =
  /^\/(api\/auth\/(verify-code|register|logout)|api\/profile|\w\w\/auth\/(code|registration|sign-out)|\w\w\/profile\/settings)$/

/**
 * Whether a request may change who uses this browser, whatever the response: what was cached for the person before is then deleted. A
 * session that was ended elsewhere shows by the screen that such a visitor is sent to (docs/behaviour.md, "Ended session").
 */
export function changesPerson({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { pathname, searchParams } = new URL(url)
  if (method === 'GET') return /^\/\w\w\/auth$/.test(pathname) && searchParams.has('ended')
  return (method === 'POST' || method === 'DELETE') && CHANGES.test(pathname)
}
