/** What may be assigned where strings become code or markup: Trusted Types refuse everything else. */
const rules = {
  /** HTML of this site, rendered and escaped at the edge. */
  createHTML: (html: string) => html,
  /** A script of this build, or the service worker; any other address becomes ''. */
  createScriptURL: (address: string) =>
    import.meta.env.DEV || /^\/(sw|assets\/[\w.-]+)\.js$/.test(address) ? address : '',
}

/** The part of the platform's API that is used. The objects are typed as strings, as in the DOM's own types. */
declare global {
  var trustedTypes: { createPolicy: <Rules>(name: string, rules: Rules) => Rules } | undefined
}

/**
 * The one policy that pages allow (`trusted-types kontor`, worker/middleware/security-headers.ts). Browsers without
 * Trusted Types, and the edge, use the plain strings.
 */
export const trusted = globalThis.trustedTypes?.createPolicy('kontor', rules) ?? rules
