/**
 * Whether an If-None-Match names this ETag, by weak comparison (RFC 9110 section 13.1.2): a proxy that compresses the
 * response weakens its ETag, and a strict comparison would never match again.
 */
export function namesETag(header: string | undefined, etag: string | undefined): boolean {
  if (!header || !etag) return false
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)
}
