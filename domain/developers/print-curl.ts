import { type Example, WEBHOOK_SIGNATURE } from './examples.ts'
import { bodyLines, hasVariable, withVariables } from './pieces.ts'

/** A shell expands variables in double quotes, and nothing in single quotes. */
const quoted = (text: string): string =>
  hasVariable(text) ? `"${withVariables(text, (name) => `$${name}`)}"` : `'${text}'`

const ETAG = 'goods.etag'

/** curl stores an ETag in a file and sends it back by options of its own. */
const header = ([name, value]: [string, string]): string =>
  value === '{ETAG}'
    ? `--etag-compare ${ETAG} --etag-save ${ETAG} -o goods.xml -w '%{http_code}\\n'`
    : `-H ${quoted(`${name}: ${value}`)}`

/** @returns the commands of a POSIX shell */
export function printCurl({ method, path, headers, body }: Example): string {
  const options = [
    `curl -sS${headers['If-None-Match'] === undefined ? '' : 'f'} ${method === 'GET' ? '' : `-X ${method} `}${quoted(`{ORIGIN}${path}`)}`,
    ...Object.entries(headers).map(header),
    ...(body ? [`-H 'Content-Type: application/json'`, '-d @- <<JSON'] : []),
  ]
  const key = Object.values(headers).some((value) => value.includes('{KEY}')) ? 'KEY=$(openssl rand -hex 16)\n' : ''
  const sent = body ? `\n${withVariables(bodyLines(body), (name) => `$${name}`)}\nJSON` : ''
  return `${key}${options.join(' \\\n  ')}${sent}`
}

const { id, time, signature, secretPrefix, signaturePrefix } = WEBHOOK_SIGNATURE

/** The same check on the command line, for an event whose headers and body were stored. */
export const CURL_RECEIVER = `# ID, TIME and SIGNATURE: the headers ${id}, ${time} and ${signature}; body.json: the body
KEY=$(printf %s "\${SECRET#${secretPrefix}}" | base64 -d | od -An -vtx1 | tr -d ' \\n')
MAC=$({ printf %s "$ID.$TIME."; cat body.json; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$KEY" -binary | base64)
[ "$SIGNATURE" = "${signaturePrefix}$MAC" ] && echo authentic || echo forged`
