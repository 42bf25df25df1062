/** What may be handed to places where strings run or become markup: under Trusted Types nothing else is taken there. */
const rules = {
  /** HTML of this site: what the edge drew and escaped. */
  createHTML: (html: string) => html,
  /** A script of this build, or the service worker; any other address becomes none. */
  createScriptURL: (address: string) =>
    import.meta.env.DEV || /^\/(sw|assets\/[\w.-]+)\.js$/.test(address) ? address : '',
}

/** Of the platform only what is used; its objects are typed as the strings they stand for, as the DOM's own types have it. */
declare global {
  var trustedTypes: { createPolicy: <Rules>(name: string, rules: Rules) => Rules } | undefined
}

/**
 * The one policy that pages allow (`trusted-types kontor`, worker/middleware/security-headers.ts). Browsers without Trusted Types, and
 * the edge, take the strings themselves.
 */
export const trusted = globalThis.trustedTypes?.createPolicy('kontor', rules) ?? rules
