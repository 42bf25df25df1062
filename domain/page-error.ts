import type { ApiResponse } from './api-client.ts'
import type { ProblemCode } from './contract/problem-codes.ts'

/** Aborts a page's load with a status: 404 for an unknown thing, 410 for a withdrawn one, 502 or 503 where the API failed. */
export class PageError extends Error {
  readonly status: number
  readonly code: ProblemCode
  constructor(status: number, code: ProblemCode) {
    super(code)
    this.status = status
    this.code = code
  }
}

/** A page of a list after its last one: a 404 that links to the last. */
export class PageAfterLast extends PageError {
  readonly last: number

  /** @param last number of the list's last page, from 1 */
  constructor(last: number) {
    super(404, 'query.page')
    this.last = last
  }
}

/** A value in the address that the page does not know: a 404 that names its key. */
export class RefusedValue extends PageError {
  readonly key: string
  /** Most characters of a value, where it has more; else null. */
  readonly most: number | null
  /** Of a value of several parts, separated by commas: those that are refused, where the others could stay. */
  readonly parts: string[]

  constructor(key: string, most: number | null = null, parts: string[] = []) {
    super(404, 'query.invalid')
    this.key = key
    this.most = most
    this.parts = parts
  }
}

/** @returns the status to respond with: 404, 410, 503 where the API cannot respond now, 502 otherwise */
export const machineStatus = (status: number): 404 | 410 | 502 | 503 =>
  status === 404 || status === 410 || status === 503 ? status : 502

/** Aborts a page's load with a redirect, for example to sign in. */
export class RedirectError extends Error {
  readonly place: string

  /** @param place path and query on this site */
  constructor(place: string) {
    super(place)
    this.place = place
  }
}

/** @throws PageError 502 where the body was cut short or is not the API's */
async function bodyOf<Body>(response: { json: () => Promise<Body> }): Promise<Body> {
  const body = await response.json().catch(() => null)
  if (typeof body === 'object' && body !== null && 'data' in body) return body
  throw new PageError(502, 'upstream.invalid')
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : undefined

/** The parameter that the API's problem details are about; undefined where they name none. */
async function refusedKey(response: { json: () => Promise<unknown> }): Promise<string | undefined> {
  const body = await response.json().catch(() => null)
  if (fieldOf(body, 'code') === 'list.too-deep') return 'page'
  const errors = fieldOf(body, 'errors')
  const path = Array.isArray(errors) ? fieldOf(errors[0], 'path') : undefined
  return typeof path === 'string' ? path.split('.')[0] : undefined
}

/** @throws RefusedValue of the parameter that was refused, PageError 404 where none is named */
async function refuse(response: { json: () => Promise<unknown> }): Promise<never> {
  const key = await refusedKey(response)
  throw key ? new RefusedValue(key) : new PageError(404, 'page.unknown')
}

/**
 * The body of an API response.
 * @throws PageError 404 where the id is unknown or the query is refused, 410 where it is withdrawn, 401 where the session has ended
 * (the visitor is redirected to sign in), 503 where the API is unavailable, 502 otherwise
 */
export async function read<Body>(request: Promise<ApiResponse<Body>>): Promise<Body> {
  const response = await request
  if (response.ok) return bodyOf(response)
  if (response.status === 404) throw new PageError(404, 'page.unknown')
  if (response.status === 422) return refuse(response)
  if (response.status === 410) throw new PageError(410, 'page.withdrawn')
  if (response.status === 401) throw new PageError(401, 'session.required')
  throw new PageError(response.status === 503 ? 503 : 502, 'upstream.unavailable')
}
