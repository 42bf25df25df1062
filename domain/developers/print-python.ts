import { type Example, WEBHOOK_SIGNATURE } from './examples.ts'
import { bodyLines, hasVariable, withVariables } from './pieces.ts'

/** The JSON of our bodies is also Python, except for true, false and null. */
const literal = (json: string): string =>
  json.replace(/\b(true|false|null)\b/g, (word) => ({ true: 'True', false: 'False', null: 'None' })[word] ?? word)

/** Where each variable comes from. */
const SOURCES: Record<string, string> = { KEY: 'str(uuid.uuid4())', ETAG: 'etag' }
const source = (name: string): string => SOURCES[name] ?? `os.environ["${name}"]`

const text = (value: string): string =>
  hasVariable(value)
    ? withVariables(`"${value}"`, (name) => `" + ${source(name)} + "`).replaceAll(/"" \+ | \+ ""/g, '')
    : `"${value}"`

const bodyText = (body: object): string =>
  literal(bodyLines(body)).replaceAll(/"\{([A-Z_]+)\}"/g, (_, name: string) => source(name))

function modulesOf({ headers, body, path }: Example): string {
  const values = [path, ...Object.values(headers), JSON.stringify(body ?? '')].join(' ')
  const needs = {
    json: true,
    os: /\{(?!KEY|ETAG)/.test(values.replaceAll(/\{"/g, '')),
    'urllib.error': true,
    'urllib.request': true,
    uuid: values.includes('{KEY}'),
  }
  return Object.entries(needs)
    .filter(([, isNeeded]) => isNeeded)
    .map(([name]) => name)
    .join(', ')
}

/** @returns a program for Python 3 and its standard library */
export function printPython(example: Example): string {
  const { method, path, headers, body, python } = example
  const all = { ...headers, ...(body && { 'Content-Type': 'application/json' }) }
  const lines = Object.entries(all).map(([name, value]) => `        "${name}": ${text(value)},`)
  const given = lines.length > 0 ? ['    headers={', ...lines, '    },'] : []
  return [
    `import ${modulesOf(example)}\n`,
    ...(body ? [`body = ${bodyText(body)}`] : []),
    'call = urllib.request.Request(',
    `    ${text(`{ORIGIN}${path}`)},`,
    ...(method === 'GET' ? [] : [`    method="${method}",`]),
    ...(body ? ['    data=json.dumps(body).encode(),'] : []),
    ...given,
    ')',
    'try:',
    '    with urllib.request.urlopen(call) as response:',
    '        answer = json.load(response)',
    'except urllib.error.HTTPError as error:',
    '    raise SystemExit(error.read().decode())',
    ...python,
  ].join('\n')
}

/** A conditional request: the file is fetched only where it has changed. */
export function printPythonFeed({ path }: Example): string {
  return `import os, pathlib, urllib.error, urllib.request

known = pathlib.Path("goods.etag")
etag = known.read_text() if known.exists() else ""
call = urllib.request.Request(
    ${text(`{ORIGIN}${path}`)},
    headers={"If-None-Match": etag},
)
try:
    with urllib.request.urlopen(call) as response:
        pathlib.Path("goods.xml").write_bytes(response.read())
        known.write_text(response.headers["ETag"])
        print("goods as of", response.headers["Last-Modified"])
except urllib.error.HTTPError as error:
    if error.code != 304:
        raise SystemExit(error.read().decode())
    print("nothing new")`
}

const { id, time, signature, secretPrefix, signaturePrefix, seconds } = WEBHOOK_SIGNATURE

export const PYTHON_RECEIVER = `import base64, hashlib, hmac, http.server, json, os, time

KEY = base64.b64decode(os.environ["SECRET"].removeprefix("${secretPrefix}"))

def is_authentic(headers, body):
    signed = f"{headers['${id}']}.{headers['${time}']}.".encode() + body
    mac = base64.b64encode(hmac.new(KEY, signed, hashlib.sha256).digest()).decode()
    is_recent = abs(time.time() - int(headers.get("${time}", 0))) < ${seconds}
    return is_recent and hmac.compare_digest(headers.get("${signature}", ""), "${signaturePrefix}" + mac)

class Receiver(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if not is_authentic(self.headers, body):
            return self.send_error(401)
        event = json.loads(body)
        print(self.headers["${id}"], event["event"], event["data"])
        self.send_response(204)
        self.end_headers()

http.server.HTTPServer(("127.0.0.1", 8000), Receiver).serve_forever()`
