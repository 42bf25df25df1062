import type { Endpoint, Parameter } from './open-api.ts'

/** Quotes a text for a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

const example = ({ schema }: Parameter) => String(schema.examples?.[0] ?? '')

/**
 * @returns a call of an operation in a shell. `$SITE` is the address of the site; a signed-in user has the cookies in a jar.
 */
export function curl({ path, method, operation }: Endpoint): string {
  const { parameters = [], requestBody, security } = operation
  const of = (place: Parameter['in'], isIncluded: (parameter: Parameter) => boolean = () => true) =>
    parameters.filter((parameter) => parameter.in === place && isIncluded(parameter))
  const filled = of('path').reduce((text, one) => text.replace(`{${one.name}}`, example(one)), path)
  // Only parameters without which the call fails, and the language; all others are listed beside the example.
  const query = of('query', ({ required, name }) => required === true || name === 'locale')
    .map((one) => `${one.name}=${encodeURIComponent(example(one))}`)
    .join('&')
  const verb = method.toUpperCase()
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const isForm = type?.startsWith('multipart/')
  const parts = [
    `curl ${verb === 'GET' || (verb === 'POST' && media) ? '' : `-X ${verb} `}"$SITE${filled}${query && `?${query}`}"`,
    ...(security ? ['-b jar'] : []),
    ...(path.startsWith('/api/auth/') ? ['-b jar -c jar'] : []),
    ...(verb !== 'GET' && (security || path.startsWith('/api/auth/')) ? ['-H "Origin: $SITE"'] : []),
    ...of('header').map((one) => `-H ${quoted(`${one.name}: ${example(one)}`)}`),
    ...(isForm ? ['-F file=@pump.jpg'] : []),
    ...(media && !isForm
      ? [`-H ${quoted(`Content-Type: ${type}`)}`, `-d ${quoted(JSON.stringify(media.example, null, 2))}`]
      : []),
  ]
  return parts.join(' \\\n  ')
}
