/** An uploaded SVG opened by itself is a page of our origin, so it must not run scripts, load or send anything. */
export const UPLOAD_CSP = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/**
 * The policy of a PDF that a screen of the desk shows (domain/desk-documents.ts): pages of this site alone may frame it
 * (docs/decisions/0079-documents-in-a-frame.md). Without a sandbox, in which some browsers' viewers show nothing: its type is PDF whatever its
 * content, so it is not a page of our origin.
 */
export const FRAMED_PDF_CSP = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
