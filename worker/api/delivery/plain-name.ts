/** Names that people have typed, made safe for e-mails and SMS (docs/behaviour.md, "Words of e-mails"). */

/** Longer names are cut: a name as long as this is a message. */
const MAX_NAME_LENGTH = 120

const SCHEME = /\p{L}[\p{L}\d+.-]*:\/\//giu
/** A dot that mail programs and phones would read as part of an address: after a letter or digit, and before two letters. */
const ADDRESS_DOT = /(?<=[\p{L}\d-])[.\u3002\uff0e\uff61](?=\p{L}{2})/gu
const BREAKS = /[\s\p{Cc}]+/gu

/**
 * @returns the name on one line, without anything that a mail program or a phone turns into a link: "https://x.example" becomes "x.
 *   example"
 */
export function plainName(name: string): string {
  const line = name.replace(SCHEME, '').replace(ADDRESS_DOT, '. ').replace(BREAKS, ' ').trim()
  return line.length > MAX_NAME_LENGTH ? `${line.slice(0, MAX_NAME_LENGTH - 1)}…` : line
}
