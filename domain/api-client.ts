/**
 * The only client of the API, for pages and forms at the edge and for the browser: each of them passes the function that sends a
 * request.
 */
import type { Endpoints } from './contract/endpoints.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type PathOf<M extends Method> = {
  [Key in keyof Endpoints]: Key extends `${M} ${infer Path}` ? Path : never
}[keyof Endpoints]

type Endpoint<M extends Method, Path extends string> = Endpoints[`${M} ${Path}` & keyof Endpoints]

/** Options that every request accepts, besides the parameters of its endpoint. */
interface Options {
  headers?: Record<string, string>
  signal?: AbortSignal
  cache?: 'no-cache'
  credentials?: 'same-origin' | 'omit'
}

/** Names of a path's parameters: 'id' and 'key' of '/api/operator/categories/:id/parameters/:key'. */
type ParamOf<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamOf<`/${More}`>
    : Rest
  : never

/** The type of parameters without required properties. */
type Nothing = Record<never, never>

type RequestOf<M extends Method, Path extends string> = Options &
  ([ParamOf<Path>] extends [never] ? unknown : { params: Record<ParamOf<Path>, string> }) &
  (Nothing extends Endpoint<M, Path>['query']
    ? { query?: Endpoint<M, Path>['query'] }
    : { query: Endpoint<M, Path>['query'] }) &
  (Endpoint<M, Path>['json'] extends undefined ? unknown : { json: Endpoint<M, Path>['json'] }) &
  (Endpoint<M, Path>['body'] extends undefined ? unknown : { body: Endpoint<M, Path>['body'] })

/** An argument that is optional where none of its properties is required. */
type Rest<Request> = Nothing extends Request ? [request?: Request] : [request: Request]

interface ResponseHead {
  readonly status: number
  readonly headers: { get(name: string): string | null }
}

/**
 * The part of a response that callers read: in the browser all that fetch() returns. The body of a failure is a problem (RFC 9457), unless the failure comes from something else
 * than the API.
 * @typeParam Native what the function that sends a request returns
 */
export type ApiResponse<Body, Native = ResponseHead> = Omit<Native, 'ok' | 'json'> &
  ({ readonly ok: true; json(): Promise<Body> } | { readonly ok: false; json(): Promise<unknown> })

type Call<M extends Method, Native> = <Path extends PathOf<M>>(
  path: Path,
  ...rest: Rest<RequestOf<M, Path>>
) => Promise<ApiResponse<Endpoint<M, Path>['output'], Native>>

export interface ApiClient<Native = ResponseHead> {
  get: Call<'GET', Native>
  post: Call<'POST', Native>
  put: Call<'PUT', Native>
  patch: Call<'PATCH', Native>
  delete: Call<'DELETE', Native>
}

interface AnyRequest extends Options {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  json?: unknown
  body?: FormData
}

/** The second argument of fetch() and its response, as far as a call needs them. */
export interface ApiRequestInit extends Options {
  method: Method
  headers: Record<string, string>
  body?: string | FormData
}
interface HttpResponse extends ResponseHead {
  readonly ok: boolean
  json<Body>(): Promise<Body>
}

/** @returns a path with its parameters and query filled in; undefined values are left out */
function fillIn(path: string, params: Record<string, string>, query: Record<string, string | undefined>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  return `${filled}${search.size > 0 ? '?' : ''}${search}`
}

/** @param send sends a request: its path with the query, and the options of fetch() */
export function createApi<Native extends HttpResponse>(
  send: (path: string, init: ApiRequestInit) => Promise<Native>,
): ApiClient<Native> {
  const call =
    (method: Method) =>
    (path: string, { params = {}, query = {}, json, headers, ...options }: AnyRequest = {}): Promise<Native> =>
      send(fillIn(path, params, query), {
        ...options,
        method,
        headers: json === undefined ? { ...headers } : { 'Content-Type': 'application/json', ...headers },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      })
  return { get: call('GET'), post: call('POST'), put: call('PUT'), patch: call('PATCH'), delete: call('DELETE') }
}
