/** An uploaded SVG opened by itself is a page of our origin, so it must not run scripts, load or send anything. */
export const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
