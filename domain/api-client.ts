/**
 * The one client of the API, for pages and forms at the edge and for the browser: each provides the function that sends
 * a request.
 */
import type { Endpoints } from './contract/endpoints.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type PathOf<M extends Method> = {
  [Key in keyof Endpoints]: Key extends `${M} ${infer Path}` ? Path : never
}[keyof Endpoints]

type Endpoint<M extends Method, Path extends string> = Endpoints[`${M} ${Path}` & keyof Endpoints]

/** What any request may have besides its endpoint's own parameters. */
interface Options {
  headers?: Record<string, string>
  signal?: AbortSignal
  cache?: 'no-cache'
}

/** Names of a path's parameters: 'id' of '/api/products/:id'. */
type ParamOf<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${string}`
    ? Name
    : Rest
  : never

/** An object without required properties accepts this. */
type Nothing = Record<never, never>

type RequestOf<M extends Method, Path extends string> = Options &
  ([ParamOf<Path>] extends [never] ? unknown : { params: Record<ParamOf<Path>, string> }) &
  (Nothing extends Endpoint<M, Path>['query']
    ? { query?: Endpoint<M, Path>['query'] }
    : { query: Endpoint<M, Path>['query'] }) &
  (Endpoint<M, Path>['json'] extends undefined ? unknown : { json: Endpoint<M, Path>['json'] })

/** May be left out where none of its properties is required. */
type Rest<Request> = Nothing extends Request ? [request?: Request] : [request: Request]

interface ResponseHead {
  readonly status: number
  readonly headers: { get(name: string): string | null }
}

/**
 * What callers read of a response. The body of a failure is a problem (RFC 9457), unless the failure is not the API's.
 */
export type ApiResponse<Body> = ResponseHead &
  ({ readonly ok: true; json(): Promise<Body> } | { readonly ok: false; json(): Promise<unknown> })

type Call<M extends Method> = <Path extends PathOf<M>>(
  path: Path,
  ...rest: Rest<RequestOf<M, Path>>
) => Promise<ApiResponse<Endpoint<M, Path>['output']>>

export interface ApiClient {
  get: Call<'GET'>
  post: Call<'POST'>
  put: Call<'PUT'>
  patch: Call<'PATCH'>
  delete: Call<'DELETE'>
}

interface AnyRequest extends Options {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  json?: unknown
}

/** The second argument of fetch() and its response, as far as a call needs them. */
interface Init extends Options {
  method: Method
  body?: string
}
interface HttpResponse extends ResponseHead {
  readonly ok: boolean
  json<Body>(): Promise<Body>
}

/** @returns a path with its parameters and query filled in; what is undefined is left out */
function fillIn(path: string, params: Record<string, string>, query: Record<string, string | undefined>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  return `${filled}${search.size > 0 ? '?' : ''}${search}`
}

/** @param send sends a request: its path with the query, and the options of fetch() */
export function createApi(send: (path: string, init: Init) => Promise<HttpResponse>): ApiClient {
  const call =
    (method: Method) =>
    (path: string, { params = {}, query = {}, json, headers, ...options }: AnyRequest = {}): Promise<HttpResponse> =>
      send(fillIn(path, params, query), {
        ...options,
        method,
        headers: json === undefined ? { ...headers } : { 'Content-Type': 'application/json', ...headers },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      })
  return { get: call('GET'), post: call('POST'), put: call('PUT'), patch: call('PATCH'), delete: call('DELETE') }
}
